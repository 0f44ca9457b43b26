/// The way in or the way out.
public enum MotionPhase: String, Sendable, Hashable, CaseIterable { case enter, exit }
