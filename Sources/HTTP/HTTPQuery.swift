/// The pairs of a query in the order they came; names may repeat.
///
/// Decoded here and not by the library below, which turns `+` into a space too early and takes any `%xx`.
public struct HTTPQuery: Sendable, Equatable {
    public let items: [NameValue]

    public init() { items = [] }

    /// Refuses broken escapes, control signs and anything that is not UTF-8, naming the parameter at fault.
    public init(parsing raw: ArraySlice<UInt8>) throws(Problem) {
        var items: [NameValue] = []
        for pair in raw.split(separator: 0x26) {
            guard items.count < 1000 else {
                throw Problem(.badRequest, code: "too-many-parameters", detail: "More than 1000 query parameters.")
            }
            let equals = pair.firstIndex(of: 0x3D) ?? pair.endIndex
            let rawName = pair[..<equals]
            let name = try Self.decode(rawName, of: rawName)
            let value = equals < pair.endIndex ? try Self.decode(pair[(equals + 1)...], of: rawName) : ""
            items.append(NameValue(name: name, value: value))
        }
        self.items = items
    }

    public var isEmpty: Bool { items.isEmpty }

    /// The first value of that name.
    public subscript(name: String) -> String? { items.first { $0.isNamed(name) }?.value }

    /// Every value of that name, in order.
    public func values(_ name: String) -> [String] { items.filter { $0.isNamed(name) }.map(\.value) }

    /// Throws a 400 that names the first parameter which is not on the list.
    public func require(only names: [String]) throws(Problem) {
        for item in items where !names.contains(where: { item.isNamed($0) }) {
            throw .unknownParameter(item.name, known: names)
        }
    }

    private static func decode(_ raw: ArraySlice<UInt8>, of name: ArraySlice<UInt8>) throws(Problem) -> String {
        do {
            return String(decoding: try PercentCodec.decode(raw, plusIsSpace: true), as: UTF8.self)
        } catch {
            let detail =
                switch error {
                case .badEscape: "holds a percent sign that two hexadecimal digits do not follow"
                case .control: "holds a control sign"
                case .notUTF8: "is not UTF-8"
                }
            let printable = String(decoding: name.prefix(80), as: UTF8.self)
            throw .badParameter(printable, "The query parameter \(detail).")
        }
    }
}
