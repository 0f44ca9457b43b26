import JSON
import Testing

@Suite struct JSONPositionTests {
    @Test(arguments: [
        ("[1, 2]", 1, 1, 5), ("[1,\n 2]", 1, 2, 2), ("[1,\r\n2]", 1, 2, 1), ("[1,\r2]", 1, 2, 1),
        ("[1,\n\r\n2]", 1, 3, 1),
        ("[1,\r\r2]", 1, 3, 1), ("[\"é😀\", 2]", 1, 1, 8), ("[\"e\u{301}\", 2]", 1, 1, 8), ("[1,\t2]", 1, 1, 5),
    ])
    func `Lines end at LF, CR LF or CR, and columns are scalars`(text: String, index: Int, line: Int, column: Int)
        throws
    {
        let root = try JSONDocument(parsing: Array(text.utf8)).root
        #expect(try #require(root[index]).position == JSONPosition(line: line, column: column))
    }

    @Test func `Names, values and containers have places of their own`() throws {
        let document = try JSONDocument(parsing: Array("{\n  \"a\" : [\"x\",\n  true]\n}".utf8))
        let member = try #require(document.root.members.first { _ in true })
        #expect(member.name.position == JSONPosition(line: 2, column: 3))
        #expect(member.value.position == JSONPosition(line: 2, column: 9))
        #expect(try #require(member.value[1]).position == JSONPosition(line: 3, column: 3))
        #expect(document.root.position == JSONPosition(line: 1, column: 1))
    }

    @Test func `Many places are found in one pass, in the order asked for`() throws {
        let document = try JSONDocument(parsing: Array("[1,\r\n2,\r\n\"é\", 3]".utf8))
        let offsets = document.root.elements.map(\.offset)
        let expected = document.root.elements.map(\.position)
        #expect(document.positions(ofOffsets: offsets) == expected)
        #expect(document.positions(ofOffsets: offsets.reversed()) == expected.reversed())
        #expect(document.positions(ofOffsets: []).isEmpty)
    }
}
