import JSON

/// The keys that give a dialog its accessible name.
struct NamingFields {
    private let title: Slot<String>
    private let ariaLabel: Slot<String>

    init(_ fields: inout Fields) {
        title = fields.optional(
            "title", .text(1...200, isBlankAllowed: false), "The heading, which is its accessible name.")
        ariaLabel = fields.optional(
            "ariaLabel", .text(1...200, isBlankAllowed: false), "The accessible name of a dialog without a title.")
        fields.constrain([
            "anyOf": .array(
                ["title", "ariaLabel"].map { name in
                    ["required": [.string(name)], "properties": [name: .type("string")]]
                })
        ])
    }

    func read(_ object: ObjectReader) -> Dialog.Naming? {
        let (title, ariaLabel) = (object[title], object[ariaLabel])
        switch (title, ariaLabel) {
        case (let title?, let ariaLabel?): return .titleAndAriaLabel(title, ariaLabel: ariaLabel)
        case (let title?, nil): return .title(title)
        case (nil, let ariaLabel?): return .ariaLabel(ariaLabel)
        case (nil, nil):
            if !object.has(self.title), !object.has(self.ariaLabel) {
                object.report(
                    .missingName, "A dialog needs a “title”, or an “ariaLabel” where it shows none.",
                    expected: "title or ariaLabel")
            }
            return nil
        }
    }
}

extension Dialog.Naming {
    /// The title, else the label, as a dialog's name: at most 120 Unicode scalars.
    var label: String {
        let text = title ?? ariaLabel ?? ""
        guard text.unicodeScalars.count > 120 else { return text }
        return String(text.unicodeScalars.prefix(119)) + "…"
    }
}
