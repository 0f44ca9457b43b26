extension MustacheValue {
    var isTrue: Bool {
        switch self {
        case .null: false
        case .bool(let flag): flag
        case .string(let text): !text.utf8.isEmpty
        case .raw(let bytes): !bytes.isEmpty
        case .list(let items): !items.isEmpty
        case .int, .double, .object: true
        }
    }

    func member(_ name: MustacheName) -> MustacheValue? {
        guard case .object(let object) = self else { return nil }
        return object[name]
    }

    /// Appends the value as text; lists and objects have none.
    func append(to output: inout [UInt8], _ escaper: Escaper?) {
        let escaper = escaper ?? .none
        switch self {
        case .null, .list, .object: break
        case .bool(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
        case .int(let number): output.append(contentsOf: String(number).utf8)
        case .double(let number): output.append(contentsOf: text(of: number))
        case .string(let text): escaper.append(text, to: &output)
        case .raw(let bytes): escaper.append(bytes, to: &output)
        }
    }

    /// As short as possible: whole numbers without a fraction.
    private func text(of number: Double) -> Substring.UTF8View {
        let text = number.description.utf8
        return text.suffix(2).elementsEqual(".0".utf8) ? text.dropLast(2) : text[...]
    }
}
