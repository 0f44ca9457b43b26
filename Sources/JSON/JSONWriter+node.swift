extension JSONWriter {
    /// Writes a value of a document from its source: strings and numbers keep their spelling.
    public func write(_ node: JSONNode, into output: inout [UInt8]) {
        write(node.index, level: 0, node.tape.entries, node.tape.bytes, &output)
    }

    private func write(
        _ index: Int, level: Int, _ entries: [JSONTape.Entry], _ bytes: [UInt8], _ output: inout [UInt8]
    ) {
        let entry = entries[index]
        switch entry.kind {
        case .null, .bool, .number:
            output.append(contentsOf: bytes[Int(entry.start)..<Int(entry.end)])
        case .string:
            let source = bytes[Int(entry.start)..<Int(entry.end)]
            output.append(ASCII.quote)
            if isScriptSafe, source.contains(where: isScriptSign) {
                escape(Array(source).span, isSource: true, &output)
            } else {
                output.append(contentsOf: source)
            }
            output.append(ASCII.quote)
        case .array, .object:
            let isObject = entry.kind == .object
            let end = Int(entry.next)
            output.append(isObject ? ASCII.braceOpen : ASCII.bracketOpen)
            var child = index + 1
            while child < end {
                if child > index + 1 { output.append(ASCII.comma) }
                newLine(level + 1, &output)
                if isObject {
                    write(child, level: 0, entries, bytes, &output)
                    colon(&output)
                    child += 1
                }
                write(child, level: level + 1, entries, bytes, &output)
                child = Int(entries[child].next)
            }
            if end > index + 1 { newLine(level, &output) }
            output.append(isObject ? ASCII.braceClose : ASCII.bracketClose)
        }
    }
}
