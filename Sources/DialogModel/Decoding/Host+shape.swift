import JSON

extension Host {
    /// A template's name, or the whole.
    static let shape = Shape<Host>.alternatives(
        string: Shape<Template>.choice().map { Host(template: $0) },
        object: .object("The sample screen behind a dialog.") { fields in
            let template = fields.optional("template", .choice(Template.self), "What it shows.", default: "list")
            let title = fields.optional("title", .text(0...200), "Its heading.")
            let items = fields.optional("items", .list(of: .text(0...200), 0...50), "Its rows or buttons.", default: [])
            return { object in
                Host(template: object[template] ?? .list, title: object[title], items: object[items] ?? [])
            }
        })
}
