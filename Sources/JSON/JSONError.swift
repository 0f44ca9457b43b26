/// Why a text was not read, and where.
public struct JSONError: Error, Sendable {
    public let code: Code
    /// Byte offset of the fault; the length of the text where it ends too early.
    public let offset: Int
    public let position: JSONPosition
    /// The value that was being read.
    public let pointer: JSONPointer
    /// One sentence without a full stop, with the expected and the found.
    public let message: String
    /// What the grammar allows here, where the grammar is at fault.
    public let expected: String?
    /// What stands there.
    public let received: String?
    /// The line, cut around the fault, and a caret below it; invisible characters are spelt out.
    public let excerpt: String
}

extension JSONError {
    public enum Code: String, Sendable, CaseIterable {
        case emptyDocument = "empty-document"
        case byteOrderMark = "byte-order-mark"
        case invalidUTF8 = "invalid-utf8"
        case unexpectedEnd = "unexpected-end"
        case unexpectedCharacter = "unexpected-character"
        case trailingData = "trailing-data"
        case trailingComma = "trailing-comma"
        case comment = "comment"
        case singleQuote = "single-quote"
        case invalidLiteral = "invalid-literal"
        case invalidNumber = "invalid-number"
        case invalidEscape = "invalid-escape"
        case controlCharacter = "control-character"
        case loneSurrogate = "lone-surrogate"
        case duplicateName = "duplicate-name"
        case nullCharacter = "null-character"
        case numberTooLong = "number-too-long"
        case numberOutOfRange = "number-out-of-range"
        case nameTooLong = "name-too-long"
        case tooManyNames = "too-many-names"
        case tooManyValues = "too-many-values"
        case tooDeep = "too-deep"
        case tooManyCombiningMarks = "too-many-combining-marks"
        case documentTooLarge = "document-too-large"
    }
}

extension JSONError: CustomStringConvertible {
    public var description: String {
        let place = "line \(position.line), column \(position.column)"
        let path = pointer.isRoot ? "" : ", at \(JSONExcerpt.visible(pointer.description, limit: 80))"
        return "\(place)\(path): \(message)\n\(excerpt)"
    }
}
