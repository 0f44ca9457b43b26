import Testing

/// Raw bytes of a request, and what must come of them.
struct RawCase: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    /// Any of these; 0 is an end without an answer.
    let status: [UInt16]
    /// At most so many answers; `nil` where it does not matter.
    var responses: Int?
    /// The server ends the connection.
    var closes = false
    /// By when it is done.
    var seconds = 2

    var testDescription: String { name }
}
