import DialogModel
import DialogMotion
import JSON

/// A curve in figures, as CSS, as SwiftUI and as a design token.
struct CurveFacts {
    let curve: Curve
    let resolved: ResolvedCurve
    let progression: Progression

    init(_ curve: Curve) {
        self.curve = curve
        resolved = curve.resolved
        progression = resolved.progression()
    }

    /// Seconds and parts of the way, to a millionth.
    var json: JSONValue {
        var json: JSONValue = [
            "swiftUI": .string(curve.swiftUIExpression), "duration": .rounded(progression.duration),
            "settled": .rounded(resolved.settlingTime), "overshoot": .rounded((resolved.peak?.value ?? 1) - 1),
            "intervals": JSONValue(progression.count), "error": .rounded(error, decimals: 8),
            "keyframes": .array(progression.keyframes.map(Self.json)), "token": token,
        ]
        json["peak"] = resolved.peak.map { ["time": .rounded($0.time), "value": .rounded($0.value)] }
        json["spring"] = spring
        return json
    }

    /// One `animation-timing-function`, and the seconds to play it in.
    var timing: JSONValue {
        switch resolved {
        case .easing(let easing, let duration):
            return ["function": .string(easing.css), "duration": .rounded(duration)]
        case .spring(let spring):
            let fit = LinearFit.fit(spring)
            return ["function": .string(fit.css), "duration": .rounded(fit.duration)]
        }
    }

    /// The closed form at even steps of the duration, both ends included.
    func samples(_ count: Int) -> JSONValue {
        let step = progression.duration / Double(max(count - 1, 1))
        return .array((0..<count).map { .rounded(resolved.value(at: Double($0) * step), decimals: 9) })
    }

    private var error: Double {
        guard case .spring(let spring) = resolved else { return 0 }
        return KeyframeFit.measuredError(of: progression, against: spring)
    }

    /// The three forms in one; the physical one for the mass 1.
    private var spring: JSONValue? {
        guard case .spring(let spring) = resolved else { return nil }
        return [
            "response": .rounded(spring.response), "dampingFraction": .rounded(spring.dampingFraction),
            "bounce": .rounded(spring.bounce), "mass": 1, "stiffness": .rounded(spring.stiffness),
            "damping": .rounded(spring.damping), "initialVelocity": .rounded(spring.initialVelocity),
        ]
    }

    /// A transition of the design-token format (2025.10). It knows no springs: one comes as the nearest
    /// `cubic-bezier()`, with what it stands for as an extension.
    private var token: JSONValue {
        switch resolved {
        case .easing(let easing, let duration): return Self.token(easing, duration)
        case .spring(let spring):
            let nearest = SingleEasing(nearestTo: spring)
            var token = Self.token(nearest.easing, nearest.duration)
            token["$extensions"] = [
                "dialog-preview": ["spring": self.spring ?? .null, "error": .rounded(nearest.error, decimals: 4)]
            ]
            return token
        }
    }

    private static func token(_ easing: CubicBezier, _ duration: Double) -> JSONValue {
        [
            "$type": "transition",
            "$value": [
                "duration": ["value": .rounded(duration * 1000, decimals: 1), "unit": "ms"],
                "delay": ["value": 0, "unit": "ms"],
                "timingFunction": .array(
                    [easing.x1, easing.y1, easing.x2, easing.y2].map { .rounded($0, decimals: 4) }),
            ],
        ]
    }

    private static func json(_ keyframe: Progression.Keyframe) -> JSONValue {
        [
            "at": .rounded(keyframe.offset), "value": .rounded(keyframe.value), "easing": .string(keyframe.easing.css),
        ]
    }
}

extension JSONValue {
    static func rounded(_ value: Double, decimals: Int = 6) -> JSONValue {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let rounded = (value * scale).rounded() / scale
        if let whole = Int(exactly: rounded) { return JSONValue(whole) }
        return JSONValue(rounded)
    }
}
