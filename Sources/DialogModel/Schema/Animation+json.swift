import CSS
import JSON

extension Animation {
    var json: JSONValue {
        var json: JSONValue = [
            "enter": enter?.json(turnsFrames: false) ?? "none", "exit": exit?.json(turnsFrames: true) ?? "none",
            "backdrop": backdrop?.json ?? "none",
        ]
        if curves.contains(where: \.isOf2020) { json["swiftui"] = 2020 }
        return json
    }

    private var curves: [Curve] {
        [enter?.curve, exit?.curve, backdrop?.curve].compactMap { $0 }
    }
}

extension Transition {
    /// An exit's frames go out in the order of time.
    fileprivate func json(turnsFrames: Bool) -> JSONValue {
        let effects = effects.map { effect in
            guard turnsFrames, case .keyframes(let frames) = effect else { return effect.json }
            return Effect.keyframes(Effect.Frame.reversed(frames)).json
        }
        return ["effects": .array(effects), "curve": curve.json, "delay": JSONValue(delay)]
    }
}

extension BackdropTransition {
    fileprivate var json: JSONValue { ["curve": curve.json, "delay": JSONValue(delay)] }
}

extension Effect {
    fileprivate var json: JSONValue {
        switch self {
        case .slide(let edge, let distance):
            ["type": "slide", "edge": .string(edge.rawValue), "distance": .string(distance.css)]
        case .fade(let from): ["type": "fade", "from": JSONValue(from)]
        case .scale(let from): ["type": "scale", "from": JSONValue(from)]
        case .blur(let from): ["type": "blur", "from": JSONValue(from)]
        case .rotate(let from): ["type": "rotate", "from": JSONValue(from)]
        case .keyframes(let frames): ["type": "keyframes", "frames": .array(frames.map(\.json))]
        }
    }
}

extension Effect.Frame {
    fileprivate var json: JSONValue {
        var json: JSONValue = ["at": JSONValue(at)]
        json["opacity"] = opacity.map { JSONValue($0) }
        json["x"] = x.map { .string($0.css) }
        json["y"] = y.map { .string($0.css) }
        json["scale"] = scale.map { JSONValue($0) }
        json["rotate"] = rotate.map { JSONValue($0) }
        return json
    }
}

extension Curve {
    fileprivate var isOf2020: Bool {
        if case .named(_, .swiftUI2020) = self { true } else { false }
    }

    fileprivate var json: JSONValue {
        switch self {
        case .named(let name, _): .string(name.rawValue)
        case .easing(let easing, let duration):
            ["type": .string(easing.rawValue), "duration": JSONValue(duration)]
        case .spring(.response(let response, let fraction)):
            ["type": "spring", "response": JSONValue(response), "dampingFraction": JSONValue(fraction)]
        case .spring(.duration(let duration, let bounce)):
            ["type": "spring", "duration": JSONValue(duration), "bounce": JSONValue(bounce)]
        case .spring(.physical(let mass, let stiffness, let damping, let velocity)):
            [
                "type": "spring", "mass": JSONValue(mass), "stiffness": JSONValue(stiffness),
                "damping": JSONValue(damping), "initialVelocity": JSONValue(velocity),
            ]
        case .cubicBezier(let x1, let y1, let x2, let y2, let duration):
            [
                "type": "cubicBezier", "points": [JSONValue(x1), JSONValue(y1), JSONValue(x2), JSONValue(y2)],
                "duration": JSONValue(duration),
            ]
        }
    }
}
