/// The request methods this server implements; any other word is answered with 501 (RFC 9110, section 9).
public enum HTTPMethod: String, Sendable, CaseIterable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
    case put = "PUT"
    case patch = "PATCH"
    case delete = "DELETE"
    case options = "OPTIONS"

    /// Case-sensitive, as the RFC has it.
    public init?(_ word: some Collection<UInt8>) {
        for method in Self.allCases where word.elementsEqual(method.rawValue.utf8) {
            self = method
            return
        }
        return nil
    }

    /// Methods that ask for no change of state.
    public var isSafe: Bool { self == .get || self == .head || self == .options }
}
