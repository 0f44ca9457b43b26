import HTTP

/// One path of the site: the pattern that the router matches, and the spelling that links use.
struct PathPattern: Sendable, Hashable {
    /// Placeholders are whole segments: `/dialogs/{id}`.
    let pattern: String

    /// What stands before, between and behind the placeholders.
    private let pieces: [String]

    /// The names between braces, left to right.
    var placeholders: [String] {
        pattern.split(separator: "/").filter { $0.utf8.first == 0x7B }.map { String($0.dropFirst().dropLast()) }
    }

    init(_ pattern: String) {
        self.pattern = pattern
        var pieces = [""]
        for segment in pattern.split(separator: "/") {
            pieces[pieces.count - 1] += "/"
            if segment.utf8.first == 0x7B { pieces.append("") } else { pieces[pieces.count - 1] += segment }
        }
        self.pieces = pieces == [""] ? ["/"] : pieces
    }

    /// The path with its placeholders filled in, left to right.
    func callAsFunction(_ values: any CustomStringConvertible...) -> String {
        var path = pieces[0]
        for (value, piece) in zip(values, pieces.dropFirst()) {
            path += PercentCodec.encode(value.description)
            path += piece
        }
        return path
    }
}

extension PathPattern {
    /// The path with a query behind it, as far as there are items.
    static func query(_ items: [(name: String, value: String)]) -> String {
        guard !items.isEmpty else { return "" }
        let pairs = items.map { "\(PercentCodec.encode($0.name))=\(PercentCodec.encode($0.value))" }
        return "?" + pairs.joined(separator: "&")
    }
}
