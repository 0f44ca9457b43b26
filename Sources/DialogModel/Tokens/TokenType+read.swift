import CSS
import JSON

extension TokenType {
    /// What a value of this type looks like, for messages.
    var phrase: String {
        switch self {
        case .color: "a colour, such as #0a84ff or oklch(0.6 0.2 250)"
        case .length: "a length of 0 or more, such as 16 or 1.5rem"
        case .offset: "a length, such as 2 or -4"
        case .size: "a length of 0 or more, or auto"
        case .maximum: "a length of 0 or more, or none"
        case .edges: "one to four lengths, such as 16 or “8px 16px”"
        case .corners: "a length, or an object with topLeading, topTrailing, bottomLeading and bottomTrailing"
        case .border: "a border, such as “1px solid #ccc”, or none"
        case .shadow: "shadows, such as “0 2px 8px rgb(0 0 0 / .3)”, or none"
        case .fontFamily: "typefaces by name, such as “Inter, system-ui, sans-serif”"
        case .fontWeight: "a weight from 1 to 1000, normal or bold"
        case .lineHeight: "a multiple such as 1.4, or a length"
        case .textAlign: CSSTextAlign.allCases.map(\.rawValue).joined(separator: ", ")
        case .textTransform: CSSTextTransform.allCases.map(\.rawValue).joined(separator: ", ")
        case .justify: CSSJustify.allCases.map(\.rawValue).joined(separator: ", ")
        }
    }

    /// `nil` where it reported what is wrong.
    func read(_ node: JSONNode, _ reading: Reading) -> TokenValue? {
        if self == .corners, node.kind == .object { return Self.corners(node, reading) }
        let value: TokenValue? =
            switch node.kind {
            case .string: TokenValue(self, parsing: node.string ?? "")
            case .number: node.double.flatMap { TokenValue(self, number: $0) }
            case .array: Self.text(of: node, separator: separator).flatMap { TokenValue(self, parsing: $0) }
            default: nil
            }
        if value == nil { reading.report(.invalidToken, at: node, "Expected \(phrase).", expected: phrase) }
        return value
    }

    /// What joins the elements of a list; `nil` where a list has no meaning.
    private var separator: String? {
        switch self {
        case .edges: " "
        case .fontFamily, .shadow: ", "
        default: nil
        }
    }

    private static func text(of node: JSONNode, separator: String?) -> String? {
        guard let separator else { return nil }
        var parts: [String] = []
        for element in node.elements {
            guard parts.count < 16 else { return nil }
            if let text = element.string {
                parts.append(text)
            } else if let number = element.double, let length = CSSLength(pixels: number) {
                parts.append(length.css)
            } else {
                return nil
            }
        }
        return parts.joined(separator: separator)
    }

    private static func corners(_ node: JSONNode, _ reading: Reading) -> TokenValue? {
        guard let corners = cornersShape.read(node, reading) else { return nil }
        return .corners(corners)
    }

    /// A corner that is left out is square.
    private static let cornersShape = Shape<CSSCorners>.object { fields in
        let length = Shape<CSSLength>.length(0...CSSLength.magnitudeLimit)
        let topLeading = fields.optional("topLeading", length, "Where reading starts, above.")
        let topTrailing = fields.optional("topTrailing", length, "Where a line ends, above.")
        let bottomLeading = fields.optional("bottomLeading", length, "Where a line starts, below.")
        let bottomTrailing = fields.optional("bottomTrailing", length, "Where reading ends, below.")
        return { reader in
            CSSCorners(
                topLeading: reader[topLeading] ?? .zero, topTrailing: reader[topTrailing] ?? .zero,
                bottomLeading: reader[bottomLeading] ?? .zero, bottomTrailing: reader[bottomTrailing] ?? .zero)
        }
    }

    func schema(_ builder: inout SchemaBuilder) -> JSONValue {
        let text: JSONValue = ["type": "string", "maxLength": 1024]
        let number: JSONValue = ["type": "number", "minimum": 0]
        switch self {
        case .color: return Shape.color.named("color").schema(&builder)
        case .length, .size, .maximum, .lineHeight: return ["anyOf": [number, text]]
        case .fontWeight: return ["anyOf": [["type": "number", "minimum": 1, "maximum": 1000], text]]
        case .offset: return ["anyOf": [["type": "number"], text]]
        case .edges:
            let list: JSONValue = [
                "type": "array", "items": ["type": ["number", "string"]], "minItems": 1, "maxItems": 4,
            ]
            return ["anyOf": [["type": "number"], text, list]]
        case .corners:
            return ["anyOf": [number, text, Self.cornersShape.named("corners").schema(&builder)]]
        case .border: return text
        case .fontFamily, .shadow:
            return ["anyOf": [text, ["type": "array", "items": ["type": "string"], "minItems": 1, "maxItems": 16]]]
        case .textAlign: return Shape<CSSTextAlign>.choice().schema(&builder)
        case .textTransform: return Shape<CSSTextTransform>.choice().schema(&builder)
        case .justify: return Shape<CSSJustify>.choice().schema(&builder)
        }
    }
}
