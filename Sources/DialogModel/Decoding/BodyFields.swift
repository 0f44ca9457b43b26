import JSON

/// The keys of what stands in a dialog.
struct BodyFields {
    private let message: Slot<String>
    private let icon: Slot<Dialog.Icon?>
    private let content: Slot<[Block]>
    private let buttons: Slot<[Button]>
    private let buttonLayout: Slot<Dialog.ButtonLayout>
    private let closeButton: Slot<Bool>

    init(_ fields: inout Fields) {
        message = fields.optional("message", .text(0...5_000), "CommonMark without HTML, below the title.")
        icon = fields.optional("icon", .icon, "A sign before the title.", default: "none")
        content = fields.optional("content", .content, "Blocks in order, after the message.", default: [])
        buttons = fields.optional(
            "buttons", Button.list, "By default one OK for dialog and alert, none for sheet and toast.")
        buttonLayout = fields.optional(
            "buttonLayout", .choice(Dialog.ButtonLayout.self), "auto: a row while the labels fit, else a column.",
            default: "auto")
        closeButton = fields.optional(
            "closeButton", .bool, "A cross in the top trailing corner. By default for dialog and sheet.")
    }

    struct Values {
        var message: String?
        var icon: Dialog.Icon?
        var content: [Block]
        var buttons: [Button]
        var buttonLayout: Dialog.ButtonLayout
        var closeButton: Bool
    }

    func read(_ object: ObjectReader, _ kind: Dialog.Kind) -> Values {
        Values(
            message: object[message], icon: object[icon] ?? nil, content: object[content] ?? [],
            buttons: object[buttons] ?? (kind == .dialog || kind == .alert ? [.ok] : []),
            buttonLayout: object[buttonLayout] ?? .auto,
            closeButton: object[closeButton] ?? (kind == .dialog || kind == .sheet))
    }
}

extension Shape<Dialog.Icon?> {
    fileprivate static var icon: Shape {
        words(Dialog.Icon.allCases.map { ($0.rawValue, $0) } + [("none", nil)])
    }
}

extension Shape<[Block]> {
    /// At most 50 blocks, whose inputs all have names of their own.
    fileprivate static var content: Shape {
        list(of: Block.shape, 0...50).flatMap { blocks, node, reading -> [Block]? in
            var taken: Set<ByteKey> = []
            var isFine = true
            for (block, child) in zip(blocks, node.elements) {
                guard case .input(let input) = block, !taken.insert(ByteKey(input.name)).inserted else { continue }
                reading.report(
                    .duplicate, at: child["name"] ?? child, "Another input has this name.", expected: "a unique name")
                isFine = false
            }
            return isFine ? blocks : nil
        }
    }
}
