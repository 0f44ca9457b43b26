import DialogModel
import Mustache

/// The blocks of the content, each by its own template.
struct BlockView {
    let templates: TemplateSet
    let fields: FieldView
    /// Names a progress bar.
    let dialogName: String

    func write(_ blocks: [Block], into output: inout [UInt8]) throws(MustacheError) {
        guard !blocks.isEmpty else { return }
        output.append(contentsOf: "<div data-part=\"content\">\n".utf8)
        for (index, block) in blocks.enumerated() { try write(block, at: index, into: &output) }
        output.append(contentsOf: "</div>\n".utf8)
    }

    private func write(_ block: Block, at index: Int, into output: inout [UInt8]) throws(MustacheError) {
        let blocks = templates.blocks
        switch block {
        case .text(let text): try blocks.text.render(["text": .string(text)], into: &output)
        case .heading(let text): try blocks.heading.render(["text": .string(text)], into: &output)
        case .divider: try blocks.divider.render([:], into: &output)
        case .image(let image):
            try blocks.image.render(
                ["index": .int(index), "source": .string(image.source), "alt": .string(image.alt)], into: &output)
        case .list(let items):
            try blocks.list.render(["items": .list(items.map(MustacheValue.string))], into: &output)
        case .progress(let value):
            try blocks.progress.render(
                [
                    "label": .string(dialogName), "known": .bool(value != nil),
                    "value": .string(value?.plain ?? ""),
                ], into: &output)
        case .input(let input): try fields.write(input, at: index, into: &output)
        }
    }
}
