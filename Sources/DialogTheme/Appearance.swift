public enum Appearance: String, Sendable, Hashable, CaseIterable { case light, dark }
