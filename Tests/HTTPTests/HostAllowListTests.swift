import HTTP
import Testing

@Suite struct HostAllowListTests {
    let hosts = HostAllowList(addresses: ["192.168.1.5"], extra: ["Preview.example", ".team.example"])

    @Test(arguments: [
        "localhost", "LOCALHOST:8080", "127.0.0.1", "127.0.0.1:1", "[::1]", "[::1]:8080", "app.localhost",
        "a.b.localhost:1",
        "192.168.1.5:8080", "preview.example", "x.team.example",
    ])
    func `A name of ours passes`(host: String) { #expect(hosts.allows(Array(host.utf8)[...])) }

    @Test(arguments: [
        "", "evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "evillocalhost",
        ".localhost", "127.0.0.1 evil", "0.0.0.0", "2130706433", "127.0.0.1:99999", "localhost:", "localhost:80a",
        "localhost:-1", "[::1", "[::1]x", "[::1]:", "::1:80", "team.example", "localhost/", "user@localhost",
        "localhost,evil",
        "a b.localhost", "e%76il.localhost", "127.0.0.2",
    ])
    func `Any other name is refused`(host: String) { #expect(!hosts.allows(Array(host.utf8)[...])) }
}
