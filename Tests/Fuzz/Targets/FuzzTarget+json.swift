import JSON

extension FuzzTarget {
    static let json = FuzzTarget(
        "json",
        seeds: [
            #"{"a":[1,-2.5e+3,true,false,null,"\u00e9\ud83d\ude00\n"],"b":{"":{}},"c":[[],[[]]]}"#,
            "[0.1, 1e-7,\n\t1E400, 123456789012345678901234567890]", "\"\u{301}\u{316}é\u{2028}\"",
            #"{"a":1,"a":2}"#, "[1,]", "\u{FEFF}{}", "'a'", "// a\n{}", "[\"\\ud800\"]", "nul",
        ],
        words: ["true", "false", "null", "\\u", "\\ud83d\\ude00", "{\"", "\":", "[[[[", "1e", "-0", "\r\n"]
    ) { (bytes) throws(FuzzFailure) in
        let document: JSONDocument
        do throws(JSONError) {
            document = try JSONDocument(parsing: bytes)
        } catch {
            try check(error, in: bytes)
            return
        }
        do {
            _ = try JSONDocument(parsing: bytes, limits: .rfc)
        } catch {
            throw FuzzFailure(reason: "the house took what RFC 8259 refuses: \(error)")
        }
        try checkRoundTrip(document)
        try checkPlaces(document)
    }

    private static func check(_ error: JSONError, in bytes: [UInt8]) throws(FuzzFailure) {
        try hold((0...bytes.count).contains(error.offset), "offset \(error.offset) of \(bytes.count)")
        try hold(error.position == place(of: error.offset, in: bytes), "position \(error.position)")
        try hold(error.excerpt.utf8.count < 4_096 && error.message.utf8.count < 1_024, "long words")
        let lines = error.excerpt.utf8.split(separator: 0x0A, omittingEmptySubsequences: false)
        try hold(lines.count == 2 && lines[1].last == 0x5E, "an excerpt of \(lines.count) lines")
        try hold(error.excerpt.utf8.allSatisfy { $0 >= 0x20 || $0 == 0x0A || $0 == 0x09 }, "controls in an excerpt")
    }

    private static func checkRoundTrip(_ document: JSONDocument) throws(FuzzFailure) {
        let value = document.root.value
        for writer in [JSONWriter(), JSONWriter(.pretty), JSONWriter(isScriptSafe: true)] {
            let text = writer.bytes(document.root)
            try hold(writer.bytes(try read(text).root) == text, "writing a node is not stable")
            try hold(try read(text).root.value == value, "a written node is read as something else")
            try hold(try read(writer.bytes(value)).root.value == value, "a written value is read as something else")
        }
        let writer = JSONWriter(isScriptSafe: true)
        for safe in [writer.bytes(value), writer.bytes(document.root)] {
            try hold(!safe.contains { $0 == 0x3C || $0 == 0x3E || $0 == 0x26 }, "a sign that could end a script")
        }
    }

    private static func read(_ text: [UInt8]) throws(FuzzFailure) -> JSONDocument {
        do {
            return try JSONDocument(parsing: text, limits: .rfc)
        } catch {
            throw FuzzFailure(reason: "what was written is not read: \(error)")
        }
    }

    private static func checkPlaces(_ document: JSONDocument) throws(FuzzFailure) {
        var nodes: [JSONNode] = []
        var pending = [document.root]
        while let node = pending.popLast(), nodes.count < 200 {
            nodes.append(node)
            pending += node.elements
            for member in node.members { pending += [member.name, member.value] }
        }
        let places = document.positions(ofOffsets: nodes.map(\.offset))
        for (node, place) in zip(nodes, places) {
            try hold(place == Self.place(of: node.offset, in: document.bytes), "a place in the text")
            try hold(node.position == place, "one place, two positions")
            let pointer = node.pointer
            try hold(JSONPointer(pointer.description) == pointer, "a pointer is read as another")
            try hold(JSONPointer(pointer.fragment) == pointer, "a fragment is read as another")
            guard let found = document.root[pointer] else { throw FuzzFailure(reason: "\(pointer) leads nowhere") }
            try hold(found.offset >= node.offset, "\(pointer) leads before its value")
        }
    }

    /// Counted anew, by the definition.
    private static func place(of offset: Int, in bytes: [UInt8]) -> JSONPosition {
        let before = bytes[..<offset]
        var line = 1
        var start = 0
        for index in before.indices where bytes[index] == 0x0A || bytes[index] == 0x0D {
            let endsPair = bytes[index] == 0x0A && index > 0 && bytes[index - 1] == 0x0D
            line += endsPair ? 0 : 1
            start = index + 1
        }
        return JSONPosition(line: line, column: 1 + before[start...].count { $0 & 0xC0 != 0x80 })
    }
}
