extension HTTPRequest {
    /// The media type of the body.
    public var contentType: MediaType? { headers.bytes(of: .contentType).flatMap { MediaType(parsing: $0) } }

    /// The first of the types on offer that the client likes best; throws 406 where it takes none of them.
    public func preferred(among offers: [MediaType]) throws(Problem) -> MediaType {
        guard let value = headers.bytes(of: .accept) else {
            guard let first = offers.first else { throw .notAcceptable(offers) }
            return first
        }
        let list = QualityList(parsing: value)
        guard !list.items.isEmpty || offers.isEmpty else { return offers[0] }
        var best: (offer: MediaType, weight: Int)?
        for offer in offers {
            let weight = Self.weight(of: offer, in: list)
            if weight > best?.weight ?? 0 { best = (offer, weight) }
        }
        guard let best else { throw .notAcceptable(offers) }
        return best.offer
    }

    /// Whether the client asks for a page by name, as browsers do, rather than taking anything.
    public var prefersHTML: Bool {
        guard let value = headers.bytes(of: .accept) else { return false }
        let list = QualityList(parsing: value)
        let html = list.items.first { $0.value.elementsEqual("text/html".utf8) }?.weight ?? 0
        return html > 0 && html >= Self.weight(of: .json, in: list)
    }

    /// Throws 415 unless the body is of one of these types.
    @discardableResult
    public func requireContentType(_ types: [MediaType]) throws(Problem) -> MediaType {
        guard let type = contentType, types.contains(where: { $0.essence.utf8.elementsEqual(type.essence.utf8) }) else {
            throw .unsupportedMediaType(received: contentType, accepted: types)
        }
        guard type.charset == nil || type.charset == "utf-8" else {
            throw .unsupportedMediaType(received: type, accepted: types)
        }
        return type
    }

    /// The most specific range that covers the offer decides (RFC 9110, section 12.5.1).
    private static func weight(of offer: MediaType, in list: QualityList) -> Int {
        let essence = Array(offer.essence.utf8)
        let type = essence.prefix { $0 != 0x2F } + [0x2F, 0x2A]
        var found = (specificity: 0, weight: 0)
        for item in list.items {
            let specificity =
                item.value == essence
                ? 3 : item.value.elementsEqual(type) ? 2 : item.value == [0x2A, 0x2F, 0x2A] ? 1 : 0
            if specificity > found.specificity { found = (specificity, item.weight) }
        }
        return found.weight
    }
}
