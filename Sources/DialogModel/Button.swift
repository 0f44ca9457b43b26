public import CSS

public struct Button: Sendable, Hashable {
    public enum Role: String, Sendable, Hashable, CaseIterable { case confirm, deny, cancel }
    public enum Variant: String, Sendable, Hashable, CaseIterable { case filled, tinted, outlined, plain }

    /// What a press does before the dialog closes with this button as its outcome.
    public enum Action: Sendable, Hashable {
        /// Closes; `validates` says whether the inputs must be valid first. A `cancel` never validates.
        case submit(validates: Bool)
        /// Follows a link that has passed the link rule.
        case link(href: String)
    }

    public var id: Slug
    public var label: String
    public var role: Role
    public var variant: Variant
    public var isDestructive: Bool
    public var background: CSSColor?
    public var foreground: CSSColor?
    /// Return presses it. Exactly one enabled button of a dialog with buttons has it.
    public var isDefault: Bool
    public var isDisabled: Bool
    public var action: Action

    public init(
        id: Slug, label: String, role: Role, variant: Variant, isDestructive: Bool = false,
        background: CSSColor? = nil, foreground: CSSColor? = nil, isDefault: Bool = false, isDisabled: Bool = false,
        action: Action
    ) {
        self.id = id
        self.label = label
        self.role = role
        self.variant = variant
        self.isDestructive = isDestructive
        self.background = background
        self.foreground = foreground
        self.isDefault = isDefault
        self.isDisabled = isDisabled
        self.action = action
    }
}
