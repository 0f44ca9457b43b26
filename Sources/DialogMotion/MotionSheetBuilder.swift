/// Turns scores into keyframes, rules and tracks.
struct MotionSheetBuilder {
    let options: MotionOptions
    private(set) var keyframes: [UInt8] = []
    private(set) var rules: [MotionRule] = []
    private(set) var reducedRules: [MotionRule] = []
    private(set) var tracks: [MotionTrack] = []
    private let speed: Double
    private var sharedNames: Set<String> = []

    /// Seconds a fade takes where movement is unwanted, at the most.
    static let reducedFade = 0.15

    init(options: MotionOptions) {
        self.options = options
        speed = (0.01...100.0).clamping(options.speed)
        keyframes.reserveCapacity(4096)
    }

    mutating func add(_ phase: MotionPhase, of score: MotionScore) {
        for part in score.parts {
            for channel in part.channels {
                tracks.append(
                    MotionTrack(
                        target: part.target, phase: phase, channel: channel, curve: part.curve, delay: part.delay,
                        duration: part.progression.duration))
            }
            if options.preference != .reduce {
                rules.append(rule(phase, part))
            }
            switch options.preference {
            case .full: break
            case .system:
                reducedRules.append(reduced(phase, part, condition: .prefersReducedMotion))
            case .reduce:
                let rule = reduced(phase, part, condition: .always)
                if !rule.animations.isEmpty { reducedRules.append(rule) }
            }
        }
        for target in score.vanishing {
            let name = shared("hidden", "from,to{visibility:hidden}")
            let value = value(name, duration: 0, easing: .linear, delay: 0)
            rules.append(MotionRule(target: target, phase: phase, condition: .always, animations: [value]))
        }
    }

    private mutating func rule(_ phase: MotionPhase, _ part: MotionScore.Part) -> MotionRule {
        let name = "\(options.prefix)-\(part.target.rawValue)-\(phase.rawValue)"
        var animations: [AnimationValue] = []
        for voice in MotionVoice.voices(of: part.channels, on: part.progression, phase) {
            let rule = KeyframesRule(
                name: animations.isEmpty ? name : name + "-fade", channels: voice.channels,
                progression: voice.progression, phase: phase)
            rule.append(to: &keyframes)
            animations.append(
                value(rule.name, duration: part.progression.duration, easing: rule.easing, delay: part.delay))
        }
        return MotionRule(target: part.target, phase: phase, condition: .always, animations: animations)
    }

    /// A short fade for what moved; the host's blur changes at once.
    private mutating func reduced(
        _ phase: MotionPhase, _ part: MotionScore.Part, condition: MotionRule.Condition
    ) -> MotionRule {
        var rule = MotionRule(target: part.target, phase: phase, condition: condition, animations: [])
        guard part.target != .host else { return rule }
        let name =
            phase == .enter
            ? shared("reduced-enter", "0%{opacity:0}to{opacity:1}")
            : shared("reduced-exit", "0%{opacity:1}to{opacity:0}")
        rule.animations = [
            value(name, duration: min(part.progression.duration, Self.reducedFade), easing: .linear, delay: part.delay)
        ]
        return rule
    }

    private mutating func shared(_ suffix: String, _ body: StaticString) -> String {
        let name = "\(options.prefix)-\(suffix)"
        if sharedNames.insert(suffix).inserted {
            keyframes.append("@keyframes ")
            keyframes.append(contentsOf: name.utf8)
            keyframes.append(0x7B)
            keyframes.append(body)
            keyframes.append("}\n")
        }
        return name
    }

    /// Seconds in, milliseconds out. A frozen moment does not depend on the speed.
    private func value(_ name: String, duration: Double, easing: CubicBezier, delay: Double) -> AnimationValue {
        if let freeze = options.freeze {
            let moment = (0.0...1e7).clamping(freeze)
            return AnimationValue(
                name: name, duration: duration * 1000, easing: easing, delay: delay * 1000 - moment, isPaused: true)
        }
        return AnimationValue(
            name: name, duration: duration * 1000 / speed, easing: easing, delay: delay * 1000 / speed, isPaused: false)
    }
}
