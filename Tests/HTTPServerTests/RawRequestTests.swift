import HTTP
import HTTPServer
import TestSupport
import Testing

@Suite struct RawRequestTests {
    static let fixture = try? ListenerFixture()

    @Test(arguments: RawCase.table + RawCase.shared)
    func `A raw request gets what it deserves`(row: RawCase) throws {
        let fixture = try #require(Self.fixture)
        let client = try fixture.client(seconds: row.seconds)
        client.write(row.bytes)
        var statuses: [UInt16] = []
        let isHead = row.bytes.starts(with: Array("HEAD".utf8))
        do {
            while statuses.count < row.responses ?? 100 {
                statuses.append(try client.readResponse(isHead: isHead).status)
            }
        } catch let error as LiveClient.ConnectionError {
            #expect(error.reason == "closed" || !row.closes || statuses.isEmpty, "\(error.reason)")
        }
        #expect(row.status.contains(statuses.first ?? 0), "\(statuses)")
        #expect(statuses.allSatisfy { row.status.contains($0) })
        if row.closes {
            // The library itself sends some heads twice; nothing else may have run.
            let rest = try #require(client.readToEnd())
            #expect(!String(decoding: rest, as: UTF8.self).contains(" 200 OK"))
        } else if row.responses == statuses.count, statuses.first == 200 {
            #expect(try client.send(.get, "/healthz").status == 200)
        }
    }
}
