/// A reader of untrusted bytes, with what must hold for any of them.
public struct FuzzTarget: Sendable {
    public let name: String
    /// Inputs to start from.
    public let seeds: [[UInt8]]
    /// Words of the reader's language, for a fuzzer to paste.
    public let words: [String]
    /// Fails where a promise is broken, crashes where the reader does.
    public let check: @Sendable ([UInt8]) throws(FuzzFailure) -> Void

    init(
        _ name: String, seeds: [String], words: [String] = [],
        check: @escaping @Sendable ([UInt8]) throws(FuzzFailure) -> Void
    ) {
        self.name = name
        self.seeds = seeds.map { Array($0.utf8) }
        self.words = words
        self.check = check
    }

    public static let all: [FuzzTarget] = [
        json, dialog, page, mustache, css, target, query, header, form, patch, options, pattern, address, site,
    ]
}

extension FuzzTarget {
    /// The part before the first line feed, and the rest.
    static func halves(_ bytes: [UInt8]) -> (first: [UInt8], second: [UInt8]) {
        guard let split = bytes.firstIndex(of: 0x0A) else { return (bytes, []) }
        return (Array(bytes[..<split]), Array(bytes[(split + 1)...]))
    }
}
