import CSS
import DialogModel
import DialogMotion

/// One curve as keyframes, beside `linear()` with stops at even distances.
struct CurveRow {
    let name: String
    let spring: SpringMotion
    let curve: Curve

    static let all: [CurveRow] = [
        CurveRow("spring", .named(.spring, .current)),
        CurveRow("snappy", .named(.snappy, .current)),
        CurveRow("bouncy", .named(.bouncy, .current)),
        CurveRow("interactiveSpring", .named(.interactiveSpring, .current)),
        CurveRow("spring (iOS 13–16)", .named(.spring, .swiftUI2020)),
        CurveRow(
            "mass 1, stiffness 170, damping 15",
            .spring(.physical(mass: 1, stiffness: 170, damping: 15, initialVelocity: 0))),
        CurveRow("damping fraction 0.3", .spring(.response(0.5, dampingFraction: 0.3))),
        CurveRow("damping fraction 2", .spring(.response(0.5, dampingFraction: 2))),
    ].compactMap(\.self)

    private init?(_ name: String, _ curve: Curve) {
        guard case .spring(let spring) = curve.resolved else { return nil }
        self.name = name
        self.curve = curve
        self.spring = spring
    }

    /// Of the slide's own rule.
    private var keyframesBytes: Int {
        let slide = Effect.slide(edge: .bottom, distance: CSSLength(1000, .px))
        let animation = Animation(enter: Transition(effects: [slide], curve: curve), exit: nil, backdrop: nil)
        let options = MotionOptions(preference: .full)
        return MotionSheet(animation: animation, modality: .nonModal, options: options).keyframesCSS.utf8.split(
            separator: 0x0A
        ).first?.count ?? 0
    }

    private var duration: Double { spring.settlingTime(within: KeyframeFit.defaultTolerance / 2) }

    /// Errors are parts of the way.
    var json: String {
        let fit = KeyframeFit.fit(spring)
        let coarse = KeyframeFit.fit(spring, tolerance: 1e-3)
        var text = "{\"name\":\"\(name)\",\"intervals\":\(fit.count),\"bytes\":\(keyframesBytes)"
        text += ",\"error\":\(KeyframeFit.measuredError(of: fit, against: spring)),\"coarse\":\(coarse.count)"
        for count in [32, 50, 100] {
            let linear = uniform(count)
            text += ",\"linear\(count)\":{\"error\":\(linear.error),\"bytes\":\(linear.bytes)}"
        }
        return text + "}"
    }

    /// As the common generators have it: four decimals, no percentages.
    private func uniform(_ count: Int) -> (error: Double, bytes: Int) {
        let stops = (0..<count).map { index -> Double in
            let value = spring.value(at: duration * Double(index) / Double(count - 1))
            return index == count - 1 ? 1 : (value * 10_000).rounded() / 10_000
        }
        var worst = 0.0
        for step in 0...20_000 {
            let offset = Double(step) / 20_000
            let place = offset * Double(count - 1)
            let low = min(Int(place), count - 2)
            let value = stops[low] + (stops[low + 1] - stops[low]) * (place - Double(low))
            worst = max(worst, (value - spring.value(at: offset * duration)).magnitude)
        }
        let rule = "@keyframes dlg-surface-enter{0%{transform:translateY(1000px)}}"
        let text = "linear(" + stops.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: ",") + ")"
        return (worst, rule.utf8.count + text.utf8.count)
    }
}
