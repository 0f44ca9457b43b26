import JSON
import Testing

/// The whole text of every error, a row or more for each code.
@Suite struct JSONErrorTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let code: JSONError.Code
        let bytes: [UInt8]
        let limits: JSONLimits
        let text: String
        var testDescription: String { "\(code.rawValue): \(text)" }

        init(_ code: JSONError.Code, under limits: JSONLimits = .standard, _ json: String, _ text: String) {
            self.init(code, under: limits, Array(json.utf8), text)
        }

        init(_ code: JSONError.Code, under limits: JSONLimits = .standard, _ bytes: [UInt8], _ text: String) {
            self.code = code
            self.bytes = bytes
            self.limits = limits
            self.text = text
        }
    }

    static let small: JSONLimits = {
        var limits = JSONLimits.standard
        limits.bytes = 40
        limits.depth = 2
        limits.values = 4
        limits.names = 2
        limits.nameBytes = 4
        limits.numberSigns = 5
        limits.combiningMarks = 2
        return limits
    }()

    @Test(arguments: rows)
    func `An error names the place, the expected and the found`(row: Row) {
        #expect { try JSONDocument(parsing: row.bytes, limits: row.limits) } throws: { error in
            guard let error = error as? JSONError else { return false }
            #expect(error.code == row.code)
            #expect(error.description == row.text)
            return true
        }
    }

    @Test func `Every code has its row`() {
        #expect(Set(Self.rows.map(\.code)) == Set(JSONError.Code.allCases))
    }

    @Test func `Codes are words joined by hyphens`() {
        for code in JSONError.Code.allCases {
            #expect(code.rawValue.utf8.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || $0 == 0x2D || $0 == 0x38 })
        }
    }

    @Test func `An error holds its parts for those who build their own text`() throws {
        let error = try #require(throws: JSONError.self) {
            try JSONDocument(parsing: Array("{\"a\": [1,\n 2 \"é\"]}".utf8))
        }
        #expect(error.code.rawValue == "unexpected-character")
        #expect(error.offset == 13)
        #expect(error.position == JSONPosition(line: 2, column: 4))
        #expect(error.pointer.description == "/a")
        #expect(error.expected == "',' or ']'")
        #expect(error.received == "'\"'")
        #expect(error.message == "expected ',' or ']', found '\"'")
        #expect(error.excerpt == " 2 \"é\"]}\n   ^")
    }
}
