import HTTP

/// How answers that are kept are compressed: once each, so thoroughly.
enum Compression {
    static let encoder: PreparedResponse.Encoder = { bytes, coding in
        switch coding {
        case .identity: nil
        case .gzip: Gzip.encode(bytes, level: 6)
        case .brotli: Brotli.encode(bytes, quality: 5)
        }
    }
}
