extension PatternParser {
    /// After a backslash, outside of classes.
    mutating func escape() throws(PatternError) -> PatternNode {
        switch peek {
        case "b", "B":
            let isBoundary = next() == "b"
            write(isBoundary ? "\\b" : "\\B")
            return .wordBoundary(isBoundary)
        case let digit? where ("1"..."9").contains(digit): throw .unsupported("back-references")
        case "k": throw .unsupported("named back-references")
        default: break
        }
        if let set = try classEscape() { return .set(set) }
        let value = try scalarEscape()
        write(Self.escaped(value, among: #"^$\.*+?()[]{}|/"#))
        return .scalar(value)
    }

    /// `\d` and its like.
    mutating func classEscape() throws(PatternError) -> ScalarSet? {
        let set: ScalarSet
        switch peek {
        case "d": set = .digits
        case "D": set = .digits.inverted
        case "w": set = .word
        case "W": set = .word.inverted
        case "s": set = .space
        case "S": set = .space.inverted
        case "p", "P": return try property()
        default: return nil
        }
        write("\\\(next().map(String.init) ?? "")")
        return set
    }

    /// `\p{L}`.
    private mutating func property() throws(PatternError) -> ScalarSet {
        let isNegated = next() == "P"
        var name = ""
        if take("{") {
            while let scalar = next(), scalar != "}" { name.unicodeScalars.append(scalar) }
        }
        guard let category = ScalarSet.Category.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name.utf8) })
        else { throw .unsupported("\\p{\(name)}") }
        write("\\\(isNegated ? "P" : "p"){\(category.rawValue)}")
        return ScalarSet(categories: [category], isNegated: isNegated)
    }

    /// The one scalar that an escape stands for.
    mutating func scalarEscape() throws(PatternError) -> UInt32 {
        guard let scalar = next() else { throw .badEscape("\\") }
        switch scalar {
        case "n": return 0x0A
        case "r": return 0x0D
        case "t": return 0x09
        case "f": return 0x0C
        case "v": return 0x0B
        case "0": return 0
        case "x": return try hexadecimal(digits: 2, scalar)
        case "u":
            if take("{") {
                var digits = ""
                while let digit = next(), digit != "}" { digits.unicodeScalars.append(digit) }
                return try Self.value(digits, written: "\\u{\(digits)}")
            }
            return try hexadecimal(digits: 4, scalar)
        case "a"..."z", "A"..."Z", "1"..."9": throw .badEscape("\\\(scalar)")
        default:
            guard scalar.isASCII else { throw .badEscape("\\\(scalar)") }
            return scalar.value
        }
    }

    private mutating func hexadecimal(digits count: Int, _ letter: Unicode.Scalar) throws(PatternError) -> UInt32 {
        var digits = ""
        while digits.utf8.count < count, let scalar = peek, scalar.isASCII, scalar.properties.isASCIIHexDigit {
            digits.unicodeScalars.append(scalar)
            _ = next()
        }
        guard digits.utf8.count == count else { throw .badEscape("\\\(letter)\(digits)") }
        return try Self.value(digits, written: "\\\(letter)\(digits)")
    }

    private static func value(_ digits: String, written text: String) throws(PatternError) -> UInt32 {
        guard (1...8).contains(digits.utf8.count), digits.utf8.first != 0x2B, let value = UInt32(digits, radix: 16),
            Unicode.Scalar(value) != nil
        else { throw .badEscape(text) }
        return value
    }

    /// A scalar as it stands in a pattern: escaped where it is one of the signs, or can't be seen.
    static func escaped(_ value: UInt32, among signs: String) -> String {
        guard let scalar = Unicode.Scalar(value) else { return "" }
        if value < 0x20 || (0x7F...0x9F).contains(value) { return "\\u{\(String(value, radix: 16))}" }
        return signs.unicodeScalars.contains(scalar) ? "\\\(scalar)" : String(scalar)
    }
}
