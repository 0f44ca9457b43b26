/// The height of a line: a multiple of the font's size, or a length.
public enum CSSLineHeight: CSSValue {
    case normal
    /// 0–100.
    case multiple(Double)
    case length(CSSLength)

    public init?(reading reader: inout CSSReader) {
        switch reader.peek {
        case .number(let value) where (0...100).contains(value):
            _ = reader.next()
            self = .multiple(value)
        case .ident:
            guard reader.take(keyword: "normal") else { return nil }
            self = .normal
        default:
            guard let length = CSSLength(reading: &reader), !length.isNegative else { return nil }
            self = .length(length)
        }
    }

    public func write(into output: inout [UInt8]) {
        switch self {
        case .normal: output.append(contentsOf: "normal".utf8)
        case .multiple(let value): CSSNumber.write(value, into: &output)
        case .length(let length): length.write(into: &output)
        }
    }
}
