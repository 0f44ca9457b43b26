import CMicroHTTPD
import HTTP
import Synchronization

/// The library's form of an answer: made once, queued as often as wanted by every thread, destroyed with the last owner.
final class PreparedHandle: NativeResponse, @unchecked Sendable {
    let pointer: OpaquePointer

    /// `nil` where memory is short or a header is refused.
    init?(headers: HTTPHeaders, bytes: [UInt8]) {
        let made = bytes.withUnsafeBytes { buffer in
            MHD_create_response_from_buffer(
                buffer.count, UnsafeMutableRawPointer(mutating: buffer.baseAddress), .RESPMEM_MUST_COPY)
        }
        guard let made else { return nil }
        guard NativeHeaders.add(headers, to: made) else {
            MHD_destroy_response(made)
            return nil
        }
        pointer = made
        super.init()
    }

    deinit { MHD_destroy_response(pointer) }
}

extension PreparedVariant {
    /// The whole answer in the library's form, made when first asked for.
    func answerHandle() -> PreparedHandle? {
        if let known = native.load() { return known as? PreparedHandle }
        guard let made = PreparedHandle(headers: headers, bytes: bytes) else { return nil }
        return native.storeIfNil(made) as? PreparedHandle
    }

    /// The 304 to it, likewise.
    func notModifiedHandle() -> PreparedHandle? {
        if let known = notModifiedNative.load() { return known as? PreparedHandle }
        guard let made = PreparedHandle(headers: notModifiedHeaders, bytes: []) else { return nil }
        return notModifiedNative.storeIfNil(made) as? PreparedHandle
    }
}
