/// Writes the flat JSON of a problem.
struct ProblemWriter {
    private(set) var bytes: [UInt8] = []
    private var needsComma = false

    mutating func open() {
        if needsComma { bytes.append(0x2C) }
        bytes.append(0x7B)
        needsComma = false
    }

    mutating func close() {
        bytes.append(0x7D)
        needsComma = true
    }

    mutating func name(_ name: StaticString) {
        if needsComma { bytes.append(0x2C) }
        bytes.append(0x22)
        name.withUTF8Buffer { bytes.append(contentsOf: $0) }
        bytes.append(contentsOf: [0x22, 0x3A])
        needsComma = true
    }

    mutating func member(_ name: StaticString, _ text: String?) {
        guard let text else { return }
        self.name(name)
        bytes.append(0x22)
        for byte in text.utf8 { append(byte) }
        bytes.append(0x22)
    }

    mutating func member(_ name: StaticString, _ number: Int?) {
        guard let number else { return }
        self.name(name)
        bytes.append(contentsOf: String(number).utf8)
    }

    mutating func list<Item>(_ items: [Item], _ write: (Item, inout ProblemWriter) -> Void) {
        bytes.append(0x5B)
        needsComma = false
        for item in items { write(item, &self) }
        bytes.append(0x5D)
        needsComma = true
    }

    private mutating func append(_ byte: UInt8) {
        switch byte {
        case 0x22, 0x5C:
            bytes.append(contentsOf: [0x5C, byte])
        case 0x0A:
            bytes.append(contentsOf: [0x5C, 0x6E])
        case 0..<0x20, 0x7F:
            let digits = Array("0123456789abcdef".utf8)
            bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]])
        default:
            bytes.append(byte)
        }
    }
}
