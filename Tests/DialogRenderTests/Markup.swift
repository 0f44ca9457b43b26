/// HTML taken apart as a browser's tokenizer does, as far as our own pages go: what is element, attribute and text.
struct Markup {
    /// Names of the start tags, in order.
    private(set) var elements: [String] = []
    /// `element name`, in order; comments and doctypes count as elements.
    private(set) var attributes: [String] = []
    /// Places that hold the word: texts and values.
    private(set) var canaries = 0

    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        while index < bytes.count { readNext() }
    }

    private mutating func readNext() {
        guard bytes[index] == UInt8(ascii: "<"), index + 1 < bytes.count else { return readText(until: "<") }
        let next = bytes[index + 1]
        if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
            elements.append("!")
            skip(past: ">")
        } else if next == UInt8(ascii: "/") {
            skip(past: ">")
        } else if Self.isLetter(next) {
            readTag()
        } else {
            index += 1
            readText(until: "<")
        }
    }

    private mutating func readTag() {
        index += 1
        let name = take { Self.isLetter($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") }
        elements.append(name)
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            let attribute = take { $0 > 0x20 && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: ">") }
            if attribute.isEmpty {
                index += 1
                continue
            }
            attributes.append("\(name) \(attribute)")
            guard index < bytes.count, bytes[index] == UInt8(ascii: "=") else { continue }
            index += 1
            let isQuoted = bytes[index] == UInt8(ascii: "\"")
            if isQuoted { index += 1 }
            let value = take { isQuoted ? $0 != UInt8(ascii: "\"") : $0 > 0x20 && $0 != UInt8(ascii: ">") }
            count(value)
            if isQuoted { index += 1 }
        }
        index += 1
        if ["style", "script", "title", "textarea"].contains(name) { readText(until: "</\(name)") }
    }

    private mutating func readText(until end: String) {
        let end = Array(end.utf8)
        let start = index
        while index < bytes.count, !(index > start && bytes[index...].starts(with: end)) { index += 1 }
        count(String(decoding: bytes[start..<index], as: UTF8.self))
    }

    private mutating func count(_ text: String) {
        canaries += text.ranges(of: "canary").count
    }

    private mutating func take(_ isPart: (UInt8) -> Bool) -> String {
        let start = index
        while index < bytes.count, isPart(bytes[index]) { index += 1 }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skip(past end: Unicode.Scalar) {
        while index < bytes.count, bytes[index] != UInt8(ascii: end) { index += 1 }
        index += 1
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }
}
