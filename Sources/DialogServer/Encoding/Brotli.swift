import CBrotli

/// The brotli coding (RFC 7932), by Google's library.
enum Brotli {
    /// `quality` is 0…11; `nil` where the library refuses, as for want of memory.
    static func encode(_ bytes: [UInt8], quality: Int32) -> [UInt8]? {
        var size = BrotliEncoderMaxCompressedSize(bytes.count)
        guard size > 0 else { return nil }
        var output = [UInt8](repeating: 0, count: size)
        let done = BrotliEncoderCompress(
            quality, Int32(BROTLI_DEFAULT_WINDOW), BROTLI_MODE_TEXT, bytes.count, bytes, &size, &output)
        guard done != 0 else { return nil }
        output.removeLast(output.count - size)
        return output
    }
}
