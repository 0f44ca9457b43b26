import FoundationEssentials
import JSON
import Testing

/// Hostile bodies with a verdict each, where the list is there.
@Suite struct JSONBadInputTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let isAccepted: Bool
        let bytes: [UInt8]
        var testDescription: String { name }
    }

    static let rows: [Row] = (SharedFiles.bytes("data/bad_json.jsonl") ?? []).split(separator: 0x0A).compactMap(row)

    @Test(arguments: rows)
    func `A hostile body gets the verdict of the list`(row: Row) {
        let isRead = (try? JSONDocument(parsing: row.bytes)) != nil
        #expect(isRead == row.isAccepted)
    }

    private static func row(_ line: ArraySlice<UInt8>) -> Row? {
        guard let root = try? JSONDocument(parsing: Array(line)).root,
            let name = root["name"]?.string, let expect = root["expect"]?.string
        else { return nil }
        var bytes = root["b64"]?.string.flatMap(decoded) ?? []
        if let parts = root["build"]?.elements {
            for part in parts {
                guard let piece = part[0]?.string.flatMap(decoded), let count = part[1]?.int else { return nil }
                for _ in 0..<count { bytes += piece }
            }
        }
        return Row(name: name, isAccepted: expect == "accept", bytes: bytes)
    }

    private static func decoded(_ text: String) -> [UInt8]? {
        Data(base64Encoded: text).map { [UInt8]($0) }
    }
}
