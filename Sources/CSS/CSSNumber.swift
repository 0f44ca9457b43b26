/// A plain number, printed with at most five decimals, no more of them than needed, and never an exponent.
public struct CSSNumber: CSSValue {
    public var value: Double

    public init(_ value: Double) { self.value = value }

    public init?(reading reader: inout CSSReader) {
        guard case .number(let value)? = reader.next() else { return nil }
        self.value = value
    }

    public func write(into output: inout [UInt8]) {
        Self.write(value, into: &output)
    }

    /// Prints `value`, held within ±10¹² (not a number: 0).
    public static func write(_ value: Double, into output: inout [UInt8]) {
        let scaled = Int64(max(-1e12, min(1e12, value.isNaN ? 0 : value)) * 1e5 + (value < 0 ? -0.5 : 0.5))
        if scaled < 0 { output.append(0x2D) }
        let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: 100_000)
        appendDigits(of: whole, minimum: 1, to: &output)
        guard fraction > 0 else { return }
        output.append(0x2E)
        appendDigits(of: fraction, minimum: 5, to: &output)
        while output.last == 0x30 { output.removeLast() }
    }

    private static func appendDigits(of number: UInt64, minimum: Int, to output: inout [UInt8]) {
        let start = output.count
        var rest = number
        while rest > 0 || output.count - start < minimum {
            output.append(0x30 + UInt8(rest % 10))
            rest /= 10
        }
        output[start...].reverse()
    }
}
