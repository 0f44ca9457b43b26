import JSON

/// Writes one JSON object member by member, with members that are JSON already spliced in as they are.
struct ObjectWriter {
    private(set) var bytes: [UInt8] = [0x7B]
    private let writer = JSONWriter()

    mutating func member(_ name: String, _ text: String?) {
        guard let text else { return }
        key(name)
        writer.write(text, into: &bytes)
    }

    mutating func member(_ name: String, _ number: Int) {
        key(name)
        bytes.append(contentsOf: String(number).utf8)
    }

    mutating func member(_ name: String, _ value: Bool) {
        key(name)
        bytes.append(contentsOf: (value ? "true" : "false").utf8)
    }

    mutating func member(_ name: String, _ number: Double?) {
        guard let number, let text = JSONNumber(number)?.text else { return }
        key(name)
        bytes.append(contentsOf: text.utf8)
    }

    mutating func member(_ name: String, _ value: JSONValue) {
        key(name)
        writer.write(value, into: &bytes)
    }

    /// `json` is a whole JSON value.
    mutating func member(_ name: String, json: [UInt8]) {
        key(name)
        bytes.append(contentsOf: json)
    }

    mutating func member<Item>(_ name: String, list items: some Sequence<Item>, _ json: (Item) -> [UInt8]) {
        key(name)
        bytes.append(0x5B)
        var isFirst = true
        for item in items {
            if !isFirst { bytes.append(0x2C) }
            isFirst = false
            bytes.append(contentsOf: json(item))
        }
        bytes.append(0x5D)
    }

    /// The object's text, closed.
    consuming func finished() -> [UInt8] {
        bytes.append(0x7D)
        return bytes
    }

    private mutating func key(_ name: String) {
        if bytes.count > 1 { bytes.append(0x2C) }
        writer.write(name, into: &bytes)
        bytes.append(0x3A)
    }
}
