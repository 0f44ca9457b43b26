import HTTP

extension FuzzTarget {
    static let target = FuzzTarget(
        "target",
        seeds: ["/", "/a/b?c=d", "/%e2%82%ac/%20", "*", "/a%00b", "/%2e%2e/", "//", "/a%2fb", "/%ff", "/a?x=%zz&y=+#"],
        words: ["%00", "%2e", "%2F", "..", "%e2%82%ac", "%c0%af", "?", "&"]
    ) { (bytes) throws(FuzzFailure) in
        guard let target = try? HTTPTarget(parsing: bytes) else { return }
        try hold(target.raw == bytes, "the raw target is another")
        guard bytes != [0x2A] else { return }
        let path = target.path
        try hold(path.first == 0x2F && String(validating: path, as: UTF8.self) != nil, "the path's form")
        try hold(path.allSatisfy { $0 >= 0x20 && $0 != 0x7F }, "a control sign in a path")
        let segments = path.dropFirst().split(separator: 0x2F, omittingEmptySubsequences: false).map(Array.init)
        try hold(segments.dropLast().allSatisfy { !$0.isEmpty }, "an empty segment")
        try hold(!segments.contains { $0 == [0x2E] || $0 == [0x2E, 0x2E] }, "a dot segment")
        let encoded = segments.map { "/" + PercentCodec.encode(String(decoding: $0, as: UTF8.self)) }.joined()
        try hold((try? HTTPTarget(parsing: Array(encoded.utf8)))?.path == path, "\(encoded) is another path")
    }

    static let query = FuzzTarget(
        "query", seeds: ["a=b&c=d", "set=%2Ftitle%3A%22Hi%20%26%20bye%3F%22", "a&=b&&c==", "a=+%2B", "%=1", "a=%ff"],
        words: ["&", "=", "+", "%2b", "%00", "%e2%80%ae", "limit=", "set="]
    ) { (bytes) throws(FuzzFailure) in
        guard let query = try? HTTPQuery(parsing: bytes[...]) else { return }
        try hold(query.items.count <= 1_000, "\(query.items.count) pairs")
        try holdPairs(query.items) { text throws(FuzzFailure) in
            guard let again = try? HTTPQuery(parsing: Array(text.utf8)[...]) else {
                throw FuzzFailure(reason: "“\(text)” is not read again")
            }
            return again.items
        }
    }

    static let form = FuzzTarget(
        "form",
        seeds: ["button=ok&name=J%C3%BCrgen+M", "a=1%0D%0A2&a=3", "=", "&&&", "a=%0", "outcome=button&elapsed=1.5"],
        words: ["&", "=", "+", "%0D%0A", "%00", "button=", "elapsed="]
    ) { (bytes) throws(FuzzFailure) in
        guard let pairs = try? FormURLEncoded.parse(bytes) else { return }
        try hold(pairs.count <= 1_000, "\(pairs.count) pairs")
        try holdPairs(pairs) { text throws(FuzzFailure) in
            guard let again = try? FormURLEncoded.parse(Array(text.utf8)) else {
                throw FuzzFailure(reason: "“\(text)” is not read again")
            }
            return again
        }
    }

    /// Pairs, encoded anew, are read as the same pairs.
    private static func holdPairs(
        _ pairs: [NameValue], reading read: (String) throws(FuzzFailure) -> [NameValue]
    ) throws(FuzzFailure) {
        let text = pairs.map { "\(PercentCodec.encode($0.name))=\(PercentCodec.encode($0.value))" }
        let again = try read(text.joined(separator: "&"))
        try hold(again.count == pairs.count, "\(pairs.count) pairs became \(again.count)")
        for (pair, other) in zip(pairs, again) {
            try hold(pair.isNamed(other.name) && pair.value.utf8.elementsEqual(other.value.utf8), "another pair")
        }
    }

    /// The first sign picks the field, the rest is its value.
    static let header = FuzzTarget(
        "header",
        seeds: [
            "hlocalhost:8080", "h[::1]", "h127.0.0.1.evil.example", "happ.localhost:70000",
            "mapplication/json;charset=utf-8",
            "mtext/html", "aText/Html;q=0.5, */*;q=0.1", "e\"a\", W/\"b\"", "e*", "egarbage\"", "cgzip;q=0, br",
        ],
        words: ["localhost", ".localhost", "[::1]", ":0", "W/\"", "\"", ";q=", "*/*", "application/json", "charset="]
    ) { (bytes) throws(FuzzFailure) in
        guard let field = bytes.first else { return }
        let value = bytes.dropFirst()
        var headers = HTTPHeaders()
        switch field {
        case 0x68: try checkHost(value)
        case 0x6D:
            guard let type = MediaType(parsing: value) else { return }
            let again = MediaType(parsing: Array(type.description.utf8)[...])
            try hold(again?.essence == type.essence, "“\(type)” is read as another type")
        case 0x61: headers.set(.accept, String(decoding: value, as: UTF8.self))
        case 0x65: headers.set(.ifNoneMatch, String(decoding: value, as: UTF8.self))
        default: headers.set(.acceptEncoding, String(decoding: value, as: UTF8.self))
        }
        let request = HTTPRequest(.get, .root, headers: headers)
        _ = request.preferredCoding
        _ = try? request.preferred(among: [.json, .html])
        _ = try? request.requireContentType([.json])
        guard let tag = ETag("a") else { return }
        _ = request.hasCurrent(tag)
        _ = try? request.checkPreconditions(current: tag)
    }

    /// Whoever passes is one of ours, letter for letter.
    private static func checkHost(_ value: ArraySlice<UInt8>) throws(FuzzFailure) {
        guard HostAllowList().allows(value) else { return }
        let host = String(decoding: value, as: UTF8.self).lowercased()
        let name = host.hasPrefix("[") ? "::1" : String(host.prefix { $0 != ":" })
        let isOurs = ["localhost", "127.0.0.1", "::1"].contains(name) || name.hasSuffix(".localhost")
        try hold(isOurs, "“\(host)” passes")
    }
}
