extension CSSColor: CSSValue {
    public init?(reading reader: inout CSSReader) {
        switch reader.next() {
        case .hash(let digits): self.init(hexDigits: digits)
        case .ident(let name): self.init(named: name.lowercased())
        case .function(let name):
            guard let call = CSSColorCall(name: name, reading: &reader), let color = call.color else { return nil }
            self = color
        default: return nil
        }
    }

    private init?(named name: String) {
        if name == "transparent" {
            self = .transparent
        } else {
            guard let hex = CSSNamedColors.values[name] else { return nil }
            self.init(hex: hex)
        }
    }

    private init?(hexDigits: String) {
        let digits = hexDigits.utf8.compactMap { byte -> UInt32? in
            switch byte {
            case 0x30...0x39: UInt32(byte - 0x30)
            case 0x61...0x66: UInt32(byte - 0x61 + 10)
            default: nil
            }
        }
        guard digits.count == hexDigits.utf8.count else { return nil }
        let pairs: [UInt32]
        switch digits.count {
        case 3, 4: pairs = digits.map { $0 * 17 }
        case 6, 8: pairs = stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] }
        default: return nil
        }
        self.init(
            red: Double(pairs[0]) / 255, green: Double(pairs[1]) / 255, blue: Double(pairs[2]) / 255,
            alpha: pairs.count == 4 ? Double(pairs[3]) / 255 : 1)
    }
}
