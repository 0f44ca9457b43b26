extension PatternParser {
    /// What flag `v` wants escaped inside classes, alone or because two of them mean something.
    private static let classSigns = ##"()[]{}/-\|&!#%,:;<=>@`~^$*+.?"##

    private enum Item {
        case scalar(UInt32)
        case set(ScalarSet)
    }

    /// After `[`, to its `]`.
    mutating func set() throws(PatternError) -> ScalarSet {
        var set = ScalarSet()
        write("[")
        if take("^") {
            set.isNegated = true
            write("^")
        }
        while let scalar = peek, scalar != "]" {
            if scalar == "[" { throw .unsupported("a class inside a class") }
            if scalar == "&" && peek(1) == "&" || scalar == "-" && peek(1) == "-" {
                throw .unsupported("set operations in a class")
            }
            switch try item() {
            case .set(let inner): set.members.append(inner)
            case .scalar(let low):
                guard peek == "-", let after = peek(1), after != "]" else {
                    set.ranges.append(low...low)
                    writeMember(low)
                    continue
                }
                _ = next()
                set.ranges.append(try range(from: low))
            }
        }
        guard take("]") else { throw .unbalanced("a “[”") }
        write("]")
        return set
    }

    private mutating func range(from low: UInt32) throws(PatternError) -> ClosedRange<UInt32> {
        guard case .scalar(let high) = try item(), low <= high else {
            throw .badRange("\(Self.escaped(low, among: ""))-…")
        }
        writeMember(low)
        write("-")
        writeMember(high)
        return low...high
    }

    /// One member; a set writes itself, a scalar is written by the caller.
    private mutating func item() throws(PatternError) -> Item {
        guard let scalar = next() else { throw .unbalanced("a “[”") }
        guard scalar == "\\" else { return .scalar(scalar.value) }
        if take("b") { return .scalar(8) }
        if let set = try classEscape() { return .set(set) }
        return .scalar(try scalarEscape())
    }

    private mutating func writeMember(_ value: UInt32) {
        write(Self.escaped(value, among: Self.classSigns))
    }
}
