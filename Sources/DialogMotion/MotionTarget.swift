/// The parts of a stage that move.
public enum MotionTarget: String, Sendable, Hashable, CaseIterable { case surface, backdrop, host }
