extension CSSLength: CSSValue {
    /// The largest size of a length, in any unit.
    public static let magnitudeLimit = 100_000.0

    /// A number of pixels, as a bare JSON number gives it; `nil` out of bounds.
    public init?(pixels: Double) {
        guard pixels.magnitude <= Self.magnitudeLimit else { return nil }
        self.init(pixels)
    }

    public init?(reading reader: inout CSSReader) {
        switch reader.next() {
        case .number(0): self.init(0)
        case .percentage(let value): self.init(bounded: value, .percent)
        case .dimension(let value, let unit): self.init(bounded: value, Unit(rawValue: unit))
        default: return nil
        }
    }

    private init?(bounded value: Double, _ unit: Unit?) {
        guard let unit, value.magnitude <= Self.magnitudeLimit else { return nil }
        self.init(value, unit)
    }

    public func write(into output: inout [UInt8]) {
        CSSNumber.write(value, into: &output)
        output.append(contentsOf: unit.rawValue.utf8)
    }

    func write(afterBlankInto output: inout [UInt8]) {
        output.append(0x20)
        write(into: &output)
    }

    public static let zero = CSSLength(0)

    public var isNegative: Bool { value < 0 }
}
