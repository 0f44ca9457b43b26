/// What a template can show: a value whose type is known, never reflected.
///
/// False are `null`, `false`, the empty list and the empty string; every other value is true, zero included.
public enum MustacheValue: Sendable {
    case null
    case bool(Bool)
    case int(Int)
    case double(Double)
    case string(String)
    /// UTF-8 that is already safe where it stands: `{{{name}}}` writes it as it is, `{{name}}` still escapes it.
    case raw([UInt8])
    case list([MustacheValue])
    case object(MustacheObject)

    /// A value, or `null` for `nil`.
    public init(_ text: String?) {
        self = text.map(Self.string) ?? .null
    }
}
