extension InlineAssets {
    /// Comments and indentation are for readers of the source.
    static func withoutComments(_ css: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(css.count)
        var index = 0
        var quote: UInt8 = 0
        while index < css.count {
            let byte = css[index]
            if quote == 0, byte == 0x2F, index + 1 < css.count, css[index + 1] == 0x2A {
                index += 2
                while index + 1 < css.count, !(css[index] == 0x2A && css[index + 1] == 0x2F) { index += 1 }
                index += 2
                continue
            }
            if byte == 0x22 || byte == 0x27 { quote = quote == byte ? 0 : (quote == 0 ? byte : quote) }
            if quote == 0, byte == 0x20, output.last == 0x0A || output.last == 0x20 {
                index += 1
                continue
            }
            if byte == 0x0A, output.last == 0x0A || output.isEmpty {
                index += 1
                continue
            }
            output.append(byte)
            index += 1
        }
        return output
    }

    /// One script from modules: their lines without imports, exports, and comments that begin a line.
    static func asPlainScript(_ module: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(module.count)
        var isInComment = false
        for line in module.split(separator: 0x0A) {
            if !isInComment, line.starts(with: "import ".utf8) { continue }
            var text = line.starts(with: "export ".utf8) ? line.dropFirst("export ".utf8.count) : line
            text = text.drop { $0 == 0x20 }
            // A type stands in a comment in front of what it is said of.
            while isInComment || text.starts(with: "/*".utf8) {
                guard let end = text.indices.first(where: { text[$0...].starts(with: "*/".utf8) }) else {
                    isInComment = true
                    text = []
                    break
                }
                isInComment = false
                text = text[(end + 2)...].drop { $0 == 0x20 }
            }
            if text.isEmpty || text.starts(with: "//".utf8) { continue }
            output.append(contentsOf: text)
            output.append(0x0A)
        }
        return output
    }
}
