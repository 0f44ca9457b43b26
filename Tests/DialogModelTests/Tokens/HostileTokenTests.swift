import DialogModel
import FoundationEssentials
import JSON
import Testing

/// The shared collection of hostile strings, where it lies beside the package; `CSSTests` has a table of its own.
@Suite struct HostileTokenTests {
    struct Payload: Sendable, CustomTestStringConvertible {
        let id: String
        let text: String
        let isAllowed: Bool
        var testDescription: String { id }
    }

    static let payloads: [Payload] = {
        let package = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        guard let data = FileManager.default.contents(atPath: "/\(package)/../shared/data/injection_payloads.json"),
            let document = try? JSONDocument(parsing: Array(data), limits: .rfc)
        else { return [] }
        return document.root["contexts"]?["css"]?.elements.map { row in
            let built = row["build"]?.elements.map { part in
                let pieces = Array(part.elements)
                return String(repeating: pieces[0].string ?? "", count: pieces[1].int ?? 0)
            }
            return Payload(
                id: row["id"]?.string ?? "", text: row["payload"]?.string ?? built?.joined() ?? "",
                isAllowed: row["kind"]?.string == "allow")
        } ?? []
    }()

    @Test(arguments: payloads)
    func `Only values pass`(payload: Payload) {
        let values = TokenType.allCases.compactMap { TokenValue($0, parsing: payload.text) }
        #expect(values.isEmpty != payload.isAllowed)
        for value in values {
            #expect(!value.css.utf8.contains { ";{}\\<>@!".utf8.contains($0) })
        }
    }
}
