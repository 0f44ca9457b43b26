extension HTTPRequest {
    /// The best of brotli, gzip and identity by `Accept-Encoding`; brotli before gzip where both weigh the same.
    public var preferredCoding: ContentCoding {
        guard let value = headers.bytes(of: .acceptEncoding) else { return .identity }
        let list = QualityList(parsing: value)
        var best = ContentCoding.identity
        var bestWeight = 0
        for coding in [ContentCoding.brotli, .gzip] {
            let named = list.items.first { $0.value.elementsEqual(coding.rawValue.utf8) }
            let weight = (named ?? list.items.first { $0.value == [0x2A] })?.weight ?? 0
            if weight > bestWeight { (best, bestWeight) = (coding, weight) }
        }
        return best
    }
}
