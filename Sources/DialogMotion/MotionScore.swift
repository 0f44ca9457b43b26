import DialogModel

/// What every target does in one phase, before it is written as CSS.
struct MotionScore {
    struct Part {
        let target: MotionTarget
        let channels: [MotionChannel]
        let curve: ResolvedCurve
        let progression: Progression
        /// Seconds.
        let delay: Double
    }

    let parts: [Part]
    /// Targets that vanish at once while others take their time.
    let vanishing: [MotionTarget]

    init(_ animation: Animation, _ modality: Dialog.Modality, _ phase: MotionPhase, _ options: MotionOptions) {
        var parts: [Part] = []
        func add(_ target: MotionTarget, _ channels: [MotionChannel], _ curve: Curve, _ delay: Double) {
            let curve = curve.resolved
            let progression = curve.progression(tolerance: Self.tolerance(for: channels, options))
            guard !channels.isEmpty, progression.duration > 0 else { return }
            parts.append(
                Part(
                    target: target, channels: channels, curve: curve, progression: progression,
                    delay: (0.0...3600.0).clamping(delay)))
        }
        if let transition = phase == .enter ? animation.enter : animation.exit {
            add(.surface, transition.channels(options.direction), transition.curve, transition.delay)
        }
        if case .modal(let backdrop) = modality, let transition = animation.backdrop {
            add(.backdrop, [MotionChannel(.opacity, hidden: 0)], transition.curve, transition.delay)
            if backdrop.blur > 0 {
                let blur = MotionChannel(.blur, hidden: 0, shown: backdrop.blur)
                add(.host, [blur], transition.curve, transition.delay)
            }
        }
        self.parts = parts
        guard phase == .exit, !parts.isEmpty else {
            vanishing = []
            return
        }
        var still: [MotionTarget] = [.surface]
        if case .modal = modality { still.append(.backdrop) }
        vanishing = still.filter { target in !parts.contains { $0.target == target } }
    }

    /// Own keyframes with steep pieces ask for a closer course, in steps of two so that fits are shared.
    private static func tolerance(for channels: [MotionChannel], _ options: MotionOptions) -> Double {
        let amplification = channels.reduce(1) { max($0, $1.amplification) }
        var tolerance = options.tolerance
        for step in [1.05, 2, 4] where amplification > step { tolerance /= 2 }
        return tolerance
    }
}
