/// Writes values as RFC 8259 text in UTF-8, members in their order.
public struct JSONWriter: Sendable {
    public enum Layout: Sendable {
        case compact
        /// Two spaces a level, one value a line.
        case pretty
    }

    public var layout: Layout
    /// Escapes `<`, `>`, `&`, U+2028 and U+2029, so that the text may stand inside an HTML script element.
    public var isScriptSafe: Bool

    public init(_ layout: Layout = .compact, isScriptSafe: Bool = false) {
        self.layout = layout
        self.isScriptSafe = isScriptSafe
    }

    public func bytes(_ value: JSONValue) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(256)
        write(value, into: &output)
        return output
    }

    public func bytes(_ node: JSONNode) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(node.sourceRange.count)
        write(node, into: &output)
        return output
    }

    public func string(_ value: JSONValue) -> String {
        String(decoding: bytes(value), as: UTF8.self)
    }

    @inline(__always)
    func newLine(_ level: Int, _ output: inout [UInt8]) {
        guard layout == .pretty else { return }
        output.append(ASCII.lineFeed)
        output.append(contentsOf: repeatElement(ASCII.space, count: level * 2))
    }

    @inline(__always)
    func colon(_ output: inout [UInt8]) {
        output.append(ASCII.colon)
        if layout == .pretty { output.append(ASCII.space) }
    }
}
