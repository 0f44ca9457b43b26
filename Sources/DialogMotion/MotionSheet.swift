public import DialogModel

/// A dialog's motion as CSS: `@keyframes` rules, and what each target plays on the way in and out.
///
/// The way out runs from the shown state to the hidden one on the same curve, for a spring has no reversed shape.
/// Transforms of one target are one `transform`; opacity and blur share its keyframes unless an overshooting curve
/// takes them out of their range, then they are cut where they reach its end and play beside it.
public struct MotionSheet: Sendable {
    /// The text of all `@keyframes` rules; deterministic.
    public let keyframesCSS: String
    /// In the order in which they belong in a style sheet. A target without a rule does not move in that phase.
    public let rules: [MotionRule]
    public let tracks: [MotionTrack]
    public let options: MotionOptions

    public init(dialog: Dialog, options: MotionOptions = MotionOptions()) {
        self.init(animation: dialog.animation, modality: dialog.modality, options: options)
    }

    public init(animation: Animation, modality: Dialog.Modality, options: MotionOptions = MotionOptions()) {
        var builder = MotionSheetBuilder(options: options)
        for phase in MotionPhase.allCases {
            builder.add(phase, of: MotionScore(animation, modality, phase, options))
        }
        keyframesCSS = String(decoding: builder.keyframes, as: UTF8.self)
        rules = builder.rules + builder.reducedRules
        tracks = builder.tracks
        self.options = options
    }

    /// Seconds from the start of a phase until its last animation has ended, at full speed and with full motion.
    public func duration(of phase: MotionPhase) -> Double {
        tracks.reduce(0) { $1.phase == phase ? max($0, $1.delay + $1.duration) : $0 }
    }

    /// Milliseconds that a phase takes as played, the longer of the full and the reduced one.
    public func playingTime(of phase: MotionPhase) -> Double {
        var longest = 0.0
        for rule in rules where rule.phase == phase {
            for animation in rule.animations {
                longest = max(longest, max(animation.delay, 0) + animation.duration)
            }
        }
        return longest
    }

    /// The keyframes and the rules as a style sheet, for the selectors given.
    public func css(selector: (MotionTarget, MotionPhase) -> String) -> String {
        String(css: { css in
            css.append(contentsOf: keyframesCSS.utf8)
            append(.always, to: &css, selector)
            guard rules.contains(where: { $0.condition == .prefersReducedMotion }) else { return }
            css.append("@media (prefers-reduced-motion:reduce){\n")
            append(.prefersReducedMotion, to: &css, selector)
            css.append("}\n")
        })
    }

    private func append(
        _ condition: MotionRule.Condition, to css: inout [UInt8], _ selector: (MotionTarget, MotionPhase) -> String
    ) {
        for rule in rules where rule.condition == condition {
            css.append(contentsOf: selector(rule.target, rule.phase).utf8)
            css.append("{animation:")
            rule.appendValue(to: &css)
            css.append("}\n")
        }
    }
}
