extension JSONWriter {
    public func write(_ value: JSONValue, into output: inout [UInt8]) {
        write(value, level: 0, &output)
    }

    private func write(_ value: JSONValue, level: Int, _ output: inout [UInt8]) {
        switch value {
        case .null: output.append(contentsOf: "null".utf8)
        case .bool(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
        case .number(let number): output.append(contentsOf: number.text.utf8)
        case .string(let text): write(text, into: &output)
        case .array(let elements):
            output.append(ASCII.bracketOpen)
            for index in elements.indices {
                if index > 0 { output.append(ASCII.comma) }
                newLine(level + 1, &output)
                write(elements[index], level: level + 1, &output)
            }
            if !elements.isEmpty { newLine(level, &output) }
            output.append(ASCII.bracketClose)
        case .object(let members):
            output.append(ASCII.braceOpen)
            for index in members.indices {
                if index > 0 { output.append(ASCII.comma) }
                newLine(level + 1, &output)
                write(members[index].name, into: &output)
                colon(&output)
                write(members[index].value, level: level + 1, &output)
            }
            if !members.isEmpty { newLine(level, &output) }
            output.append(ASCII.braceClose)
        }
    }
}
