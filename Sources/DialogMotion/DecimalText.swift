/// Numbers as CSS text: fixed decimals without trailing zeros, no exponent, no leading zero before the point.
extension [UInt8] {
    mutating func append(_ value: Double, decimals: Int) {
        var scale = 1
        for _ in 0..<Swift.min(Swift.max(decimals, 0), 9) { scale *= 10 }
        let scaled = (Self.printable.clamping(value.isNaN ? 0 : value) * Double(scale)).rounded()
        var digits = Int(scaled.magnitude)
        if digits == 0 { return append(0x30) }
        if scaled < 0 { append(0x2D) }
        var fraction = digits % scale
        digits /= scale
        if digits > 0 { append(whole: digits) }
        guard fraction > 0 else { return }
        append(0x2E)
        while fraction > 0 {
            scale /= 10
            append(0x30 + UInt8(fraction / scale))
            fraction %= scale
        }
    }

    mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { append(contentsOf: $0) }
    }

    private mutating func append(whole number: Int) {
        if number >= 10 { append(whole: number / 10) }
        append(0x30 + UInt8(number % 10))
    }

    private static let printable = -1e9...1e9
}

extension String {
    init(css build: (inout [UInt8]) -> Void) {
        var bytes: [UInt8] = []
        build(&bytes)
        self = String(decoding: bytes, as: UTF8.self)
    }
}
