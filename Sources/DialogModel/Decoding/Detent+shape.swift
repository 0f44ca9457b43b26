import CSS
import JSON

extension Dialog.Detent {
    /// `"medium"`, `"large"`, a fraction up to 1, a number of pixels above 1, or a length.
    static let shape = Shape<Dialog.Detent>(
        read: { node, reading in
            if node.spells("medium") { return .medium }
            if node.spells("large") { return .large }
            guard node.kind == .string || node.kind == .number else {
                reading.reportType(of: node, expected: "medium, large, a fraction, or a height")
                return nil
            }
            guard let length = height.read(node, reading) else { return nil }
            return node.kind == .number && length.value <= 1 ? .fraction(length.value) : .height(length)
        },
        schema: { builder in
            let branches = height.schema(&builder)["anyOf"]?.array ?? []
            return ["anyOf": .array([.type("string", ["enum": ["medium", "large"]])] + branches)]
        })

    private static let height = Shape<CSSLength>.length(0.05...10_000)
}
