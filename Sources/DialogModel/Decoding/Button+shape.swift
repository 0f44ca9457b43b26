import CSS
import JSON

extension Button {
    /// A button as its author wrote it; its id and its being the default are settled among all of a dialog's buttons.
    struct Draft {
        var button: Button
        /// Whether the author named it.
        var hasOwnID: Bool
        /// Whether the author made it the default, or refused to.
        var wish: Bool?
        var node: JSONNode
        var idNode: JSONNode?
        var defaultNode: JSONNode?
    }

    static let draft = Shape<Draft>.object("A button: a press closes the dialog, or follows a link.") { fields in
        let id = fields.optional("id", .slug, "Its name in answers. By default made from the label.")
        let label = fields.required("label", .text(1...80, isBlankAllowed: false), "What it says.")
        let role = fields.optional("role", .choice(Role.self), "What a press means.", default: "confirm")
        let variant = fields.optional(
            "variant", .choice(Variant.self),
            "How much it stands out. By default confirm is filled, deny tinted, cancel plain.")
        let destructive = fields.optional("destructive", .bool, "A press destroys something.", default: false)
        let background = fields.optional("background", .color, "Its fill. By default the style's.")
        let foreground = fields.optional("foreground", .color, "Its label's colour. By default the style's.")
        let isDefault = fields.optional(
            "default", .bool,
            "Return presses it. By default the first enabled confirm that is not destructive, else the safest button.")
        let validates = fields.optional(
            "validates", .bool,
            "The inputs must be valid before the dialog closes. By default only for confirm; never for cancel.")
        let disabled = fields.optional("disabled", .bool, "It can't be pressed.", default: false)
        let href = fields.optional("href", .link, "Where it leads, which makes it a link.")
        return { object in
            let (ownID, label, role) = (object[id], object[label], object[role] ?? .confirm)
            let (variant, isDestructive) = (object[variant] ?? role.defaultVariant, object[destructive] ?? false)
            let (background, foreground) = (object[background], object[foreground])
            let (wish, isDisabled, href) = (object[isDefault], object[disabled] ?? false, object[href])
            let wantsValidation = object[validates]
            if wantsValidation == true, role == .cancel || href != nil {
                let message = role == .cancel ? "A cancel button never validates." : "A link never validates."
                object.report(.noEffect, at: validates, message, severity: .warning)
            }
            guard let label else { return nil }
            let button = Button(
                id: ownID ?? .placeholder, label: label, role: role, variant: variant, isDestructive: isDestructive,
                background: background, foreground: foreground, isDisabled: isDisabled,
                action: href.map { .link(href: $0) }
                    ?? .submit(validates: role != .cancel && wantsValidation ?? (role == .confirm)))
            return Draft(
                button: button, hasOwnID: ownID != nil, wish: wish, node: object.node, idNode: object.value(of: id),
                defaultNode: object.value(of: isDefault))
        }
    }

    /// What `dialog` and `alert` have by default.
    static let ok = Button(
        id: .ok, label: "OK", role: .confirm, variant: .filled, isDefault: true, action: .submit(validates: true))
}

extension Button.Role {
    var defaultVariant: Button.Variant {
        switch self {
        case .confirm: .filled
        case .deny: .tinted
        case .cancel: .plain
        }
    }
}
