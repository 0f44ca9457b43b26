import HTTP

/// One path of the site: the pattern that the router matches, and the spelling that links use.
struct PathPattern: Sendable, Hashable {
    /// Placeholders are whole segments: `/dialogs/{id}`.
    let pattern: String

    init(_ pattern: String) { self.pattern = pattern }

    /// The path with its placeholders filled in, left to right.
    func callAsFunction(_ values: any CustomStringConvertible...) -> String {
        var path = ""
        var remaining = values[...]
        for segment in pattern.split(separator: "/") {
            path += "/"
            if segment.utf8.first == 0x7B, let value = remaining.popFirst() {
                path += PercentCodec.encode(value.description)
            } else {
                path += segment
            }
        }
        return path.isEmpty ? "/" : path
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
