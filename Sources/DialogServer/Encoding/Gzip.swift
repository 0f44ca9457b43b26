import CZlib

/// The gzip coding (RFC 1952), by zlib.
enum Gzip {
    /// `level` is 1…9; `nil` where zlib refuses, as for want of memory.
    static func encode(_ bytes: [UInt8], level: Int32) -> [UInt8]? {
        var stream = z_stream()
        // 15 bits of window, and 16 for the gzip wrapper.
        let started = deflateInit2_(
            &stream, level, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
            Int32(MemoryLayout<z_stream>.size))
        guard started == Z_OK, let size = UInt32(exactly: bytes.count) else { return nil }
        defer { deflateEnd(&stream) }
        var (input, output) = (bytes, [UInt8](repeating: 0, count: Int(deflateBound(&stream, UInt(size)))))
        guard let capacity = UInt32(exactly: output.count) else { return nil }
        let result = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                stream.next_in = input.baseAddress
                stream.avail_in = size
                stream.next_out = output.baseAddress
                stream.avail_out = capacity
                return deflate(&stream, Z_FINISH)
            }
        }
        guard result == Z_STREAM_END else { return nil }
        output.removeLast(Int(stream.avail_out))
        return output
    }
}
