/// What a reader refuses beyond the grammar.
public struct JSONLimits: Sendable, Equatable {
    /// Length of the document in bytes; never more than `UInt32.max`.
    public var bytes: Int
    /// Arrays and objects inside each other.
    public var depth: Int
    /// Values in the document, containers included.
    public var values: Int
    /// Names in one object.
    public var names: Int
    /// UTF-8 bytes of one name, escapes resolved.
    public var nameBytes: Int
    /// Characters of one number.
    public var numberSigns: Int
    /// Combining marks (general category M) in a row; `Int.max` skips the check.
    public var combiningMarks: Int
    /// False refuses U+0000, which C strings and databases cut at.
    public var allowsNullCharacter: Bool
    /// False refuses a second member of the same name.
    public var allowsDuplicateNames: Bool
    /// False refuses numbers beyond the range of a double.
    public var allowsInfinity: Bool

    /// The house rules.
    public static let standard = JSONLimits(
        bytes: 1 << 20, depth: 64, values: 100_000, names: 1_000, nameBytes: 256, numberSigns: 64,
        combiningMarks: 30, allowsNullCharacter: false, allowsDuplicateNames: false, allowsInfinity: false)

    /// RFC 8259 and nothing more, as the public test suite reads it.
    public static let rfc = JSONLimits(
        bytes: 1 << 30, depth: 1_024, values: .max, names: .max, nameBytes: .max, numberSigns: .max,
        combiningMarks: .max, allowsNullCharacter: true, allowsDuplicateNames: true, allowsInfinity: true)
}
