/// One number of one target over one phase, for plots and filmstrips.
public struct MotionTrack: Sendable, Equatable {
    public let target: MotionTarget
    public let phase: MotionPhase
    public let channel: MotionChannel
    public let curve: ResolvedCurve
    /// Seconds, at full speed.
    public let delay: Double
    /// Seconds, at full speed, without the delay.
    public let duration: Double

    /// The value of the closed form at a moment of the phase, in seconds at full speed.
    public func value(at time: Double) -> Double {
        channel.value(atPresence: presence(at: time))
    }

    /// 0 is hidden, 1 is shown.
    public func presence(at time: Double) -> Double {
        let elapsed = time - delay
        let progress = elapsed <= 0 ? 0 : elapsed >= duration ? 1 : curve.value(at: elapsed)
        return phase == .enter ? progress : 1 - progress
    }
}
