public import JSON

extension Dialog {
    /// The whole document: contract section 2.
    static let shape = Shape<Dialog>.object("A dialog.") { fields in
        let schema = fields.schemaKey()
        let identity = IdentityFields(&fields)
        let kind = fields.optional(
            "kind", .choice(Kind.self), "A set of defaults: role, placement, dismissal, animation.", default: "dialog")
        let naming = NamingFields(&fields)
        let body = BodyFields(&fields)
        let presentation = PresentationFields(&fields)
        let next = fields.optional("next", Next.list, "The dialog that follows, by outcome or by button id.")
        return { object in
            _ = object[schema]
            let kind = object[kind] ?? .dialog
            let (identity, naming) = (identity.read(object), naming.read(object))
            let (body, presentation) = (body.read(object, kind), presentation.read(object, kind))
            let following = object[next] ?? []
            Next.check(following, buttons: body.buttons, at: object.value(of: next), object.reading)
            guard let naming else { return nil }
            return Dialog(
                id: identity.id, name: identity.name ?? naming.label,
                description: identity.description, tags: identity.tags, kind: kind, naming: naming,
                message: body.message, icon: body.icon, content: body.content, buttons: body.buttons,
                buttonLayout: body.buttonLayout, closeButton: body.closeButton, placement: presentation.placement,
                modality: presentation.modality, dismissal: presentation.dismissal, detents: presentation.detents,
                animation: presentation.animation, style: presentation.style, host: presentation.host,
                returnFocus: presentation.returnFocus, next: following)
        }
    }
}

extension Dialog {
    /// Reads a dialog document and collects every issue.
    public static func decode(_ document: JSONDocument) -> Decoded<Dialog> {
        shape.decode(document)
    }
}
