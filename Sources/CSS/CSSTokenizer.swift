/// Cuts bytes into tokens (CSS Syntax 3, the part that values need). Anything else ends it.
struct CSSTokenizer {
    static let byteLimit = 1024
    static let magnitudeLimit = 1e9

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// `nil` where the text holds what no value may hold.
    mutating func tokens() -> [CSSToken]? {
        var tokens: [CSSToken] = []
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x20, 0x09, 0x0A, 0x0C, 0x0D:
                index += 1
                continue
            case 0x2C: tokens.append(.comma)
            case 0x2F: tokens.append(.slash)
            case 0x29: tokens.append(.close)
            case 0x22, 0x27:
                guard let token = string(quote: byte) else { return nil }
                tokens.append(token)
            case 0x23:
                index += 1
                let name = takeName(lowercased: true)
                guard !name.isEmpty else { return nil }
                tokens.append(.hash(name))
                continue
            default:
                guard let token = startsNumber ? numeric() : named() else { return nil }
                tokens.append(token)
                continue
            }
            index += 1
        }
        return tokens
    }

    private func peek(_ distance: Int = 0) -> UInt8 {
        index + distance < bytes.count ? bytes[index + distance] : 0
    }

    private var startsNumber: Bool {
        let isSigned = peek() == 0x2B || peek() == 0x2D
        let first = peek(isSigned ? 1 : 0)
        return first.isDigit || (first == 0x2E && peek(isSigned ? 2 : 1).isDigit)
    }

    /// Leaves the index on the closing quote.
    private mutating func string(quote: UInt8) -> CSSToken? {
        let start = index + 1
        index = start
        while index < bytes.count, bytes[index] != quote {
            let byte = bytes[index]
            guard byte.isLetter || byte.isDigit || byte == 0x20 || byte == 0x2D else { return nil }
            index += 1
        }
        guard index < bytes.count else { return nil }
        return .string(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func numeric() -> CSSToken? {
        let start = index
        if !peek().isDigit, peek() != 0x2E { index += 1 }
        skipDigits()
        if peek() == 0x2E, peek(1).isDigit {
            index += 1
            skipDigits()
        }
        if peek() | 0x20 == 0x65 {
            let isSigned = peek(1) == 0x2B || peek(1) == 0x2D
            if peek(isSigned ? 2 : 1).isDigit {
                index += isSigned ? 2 : 1
                skipDigits()
            }
        }
        guard index - start <= 64, let value = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
            value.magnitude <= Self.magnitudeLimit
        else { return nil }
        if peek() == 0x25 {
            index += 1
            return .percentage(value)
        }
        let unit = takeName(lowercased: true)
        guard !unit.isEmpty else { return .number(value) }
        return unit.utf8.first.map(\.isLetter) == true ? .dimension(value, unit: unit) : nil
    }

    private mutating func skipDigits() {
        while peek().isDigit { index += 1 }
    }

    private mutating func named() -> CSSToken? {
        let start = index
        let first = peek() == 0x2D ? peek(1) : peek()
        guard first.isLetter else { return nil }
        let name = takeName(lowercased: false)
        guard index - start <= 64 else { return nil }
        guard peek() == 0x28 else { return .ident(name) }
        index += 1
        return .function(name.lowercased())
    }

    private mutating func takeName(lowercased: Bool) -> String {
        let start = index
        while peek().isLetter || peek().isDigit || peek() == 0x2D { index += 1 }
        let name = String(decoding: bytes[start..<index], as: UTF8.self)
        return lowercased ? name.lowercased() : name
    }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isLetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
