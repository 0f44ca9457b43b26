/// The sample screen behind a dialog.
public struct Host: Sendable, Hashable {
    public enum Template: String, Sendable, Hashable, CaseIterable { case blank, list, form, article, photo, actions }

    public var template: Template
    public var title: String?
    public var items: [String]

    public init(template: Template, title: String? = nil, items: [String] = []) {
        self.template = template
        self.title = title
        self.items = items
    }
}
