/// Channels that one animation carries, and the course they follow.
struct MotionVoice {
    let channels: [MotionChannel]
    let progression: Progression

    /// Transforms first; opacity and blur with them when the same keyframes serve both.
    static func voices(
        of channels: [MotionChannel], on progression: Progression, _ phase: MotionPhase
    ) -> [MotionVoice] {
        let transforms = channels.filter(\.property.isTransform)
        let paints = channels.filter { !$0.property.isTransform }
        let transformLevels = levels(of: transforms, on: progression, phase)
        let paintLevels = levels(of: paints, on: progression, phase)
        if transforms.isEmpty || paints.isEmpty || transformLevels == paintLevels {
            let levels = transforms.isEmpty ? paintLevels : transformLevels
            return [MotionVoice(channels: channels, progression: progression.splitting(at: levels))]
        }
        return [
            MotionVoice(channels: transforms, progression: progression.splitting(at: transformLevels)),
            MotionVoice(channels: paints, progression: progression.splitting(at: paintLevels)),
        ]
    }

    /// Values of the course at which a channel bends or reaches the end of its range.
    ///
    /// Browsers clamp a keyframe's value before they interpolate, which bends the whole interval, so a course with a
    /// keyframe out of range is cut where it leaves the range.
    private static func levels(
        of channels: [MotionChannel], on progression: Progression, _ phase: MotionPhase
    ) -> [Double] {
        var levels: [Double] = []
        for channel in channels {
            levels += channel.bends
            let leaves = progression.keyframes.contains { keyframe in
                let value = channel.unclamped(atPresence: phase == .enter ? keyframe.value : 1 - keyframe.value)
                return (channel.property.range.clamping(value) - value).magnitude > 1e-9
            }
            if leaves { levels += channel.clampings }
        }
        if phase == .exit { levels = levels.map { 1 - $0 } }
        return levels.count < 2 ? levels : Set(levels).sorted()
    }
}
