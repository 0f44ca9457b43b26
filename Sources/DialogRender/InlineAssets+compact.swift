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

    /// One script from modules: their lines without imports, exports and comments of whole lines.
    static func asPlainScript(_ module: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(module.count)
        var isInComment = false
        for line in module.split(separator: 0x0A) {
            var text = line.drop { $0 == 0x20 }
            if isInComment {
                isInComment = !Self.ends(text, "*/")
                continue
            }
            if text.starts(with: "/*".utf8) {
                isInComment = !Self.ends(text, "*/")
                continue
            }
            if text.isEmpty || text.starts(with: "//".utf8) || line.starts(with: "import ".utf8) { continue }
            if line.starts(with: "export ".utf8) { text = text.dropFirst("export ".utf8.count) }
            output.append(contentsOf: text)
            output.append(0x0A)
        }
        return output
    }

    private static func ends(_ line: ArraySlice<UInt8>, _ end: StaticString) -> Bool {
        let end = Array("\(end)".utf8)
        return line.suffix(end.count).elementsEqual(end)
    }
}
