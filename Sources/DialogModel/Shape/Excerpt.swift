import JSON

/// A short form of a value for messages.
enum Excerpt {
    static let limit = 80

    /// Scalars as JSON, containers by their kind, cut at 80 Unicode scalars.
    static func of(_ node: JSONNode) -> String {
        switch node.kind {
        case .array, .object: node.kind.phrase
        case .string: quoted(node.string ?? "")
        case .number: cut(node.number?.text ?? "")
        case .bool: node.bool == true ? "true" : "false"
        case .null: "null"
        }
    }

    static func quoted(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        result.append("\"")
        var count = 1
        for scalar in text.unicodeScalars {
            count += 1
            if count >= limit {
                result.append("…")
                return String(result)
            }
            switch scalar {
            case "\"", "\\": result.append(contentsOf: ["\\", scalar])
            case "\n": result.append(contentsOf: ["\\", "n"])
            case "\r": result.append(contentsOf: ["\\", "r"])
            case "\t": result.append(contentsOf: ["\\", "t"])
            default: result.append(scalar)
            }
        }
        result.append("\"")
        return String(result)
    }

    static func cut(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for (index, scalar) in text.unicodeScalars.enumerated() {
            if index == limit - 1 { return String(result) + "…" }
            result.append(scalar)
        }
        return text
    }
}
