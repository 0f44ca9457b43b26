import CMicroHTTPD
import HTTP

extension Connection {
    /// Takes the head of a request in the handler's first call. Throws what makes the connection unfit for another
    /// request; faults that leave the framing alone are kept and answered later, so that the connection can stay.
    func admit(method word: UnsafePointer<CChar>, version: UnsafePointer<CChar>) throws(Problem) {
        let limits = loop.limits
        guard target.count <= limits.targetBytes else { throw .targetTooLong(limit: limits.targetBytes) }
        readHeaders()
        guard headers.count <= limits.headers else { throw .tooManyHeaders(limit: limits.headers) }
        guard !isHeadMalformed else { throw .badHeader }
        let framing: RequestFraming
        do {
            framing = try RequestFraming(headers, isHTTP10: version.isHTTP10)
        } catch {
            throw error.problem
        }
        guard framing.contentLength ?? 0 <= limits.bodyBytes else { throw .contentTooLarge(limit: limits.bodyBytes) }
        guard loop.allows(host: framing.host) else { throw .misdirected }
        guard let method = HTTPMethod(word: word) else { throw .unknownMethod }
        self.method = method
    }

    private func readHeaders() {
        MHD_get_connection_values_n(
            handle, .HEADER_KIND,
            { context, _, name, nameCount, value, valueCount in
                guard let context, let name else { return .NO }
                return Unmanaged<Connection>.fromOpaque(context)._withUnsafeGuaranteedRef { connection in
                    connection.take(
                        name: UnsafeBufferPointer(bytes: name, count: nameCount),
                        value: UnsafeBufferPointer(bytes: value, count: valueCount))
                }
            }, Unmanaged.passUnretained(self).toOpaque())
    }

    private func take(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) -> MHD_Result {
        var isSound = !name.isEmpty
        for byte in name where !byte.isTokenSign { isSound = false }
        for byte in value where byte == 0x0A || byte == 0x0D { isSound = false }
        if !isSound { isHeadMalformed = true }
        headers.append(name: name, value: value)
        return headers.count > loop.limits.headers ? .NO : .YES
    }
}

extension HTTPMethod {
    fileprivate init?(word: UnsafePointer<CChar>) {
        let known: (HTTPMethod, StaticString) =
            switch UInt8(bitPattern: word[0]) {
            case UInt8(ascii: "G"): (.get, "GET")
            case UInt8(ascii: "H"): (.head, "HEAD")
            case UInt8(ascii: "D"): (.delete, "DELETE")
            case UInt8(ascii: "O"): (.options, "OPTIONS")
            case UInt8(ascii: "P") where word[1] == 0x4F: (.post, "POST")
            case UInt8(ascii: "P") where word[1] == 0x55: (.put, "PUT")
            default: (.patch, "PATCH")
            }
        guard word.isEqual(to: known.1) else { return nil }
        self = known.0
    }
}

extension UnsafePointer<CChar> {
    /// Whether the C string has exactly these bytes.
    fileprivate func isEqual(to text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes in
            for index in bytes.indices where UInt8(bitPattern: self[index]) != bytes[index] { return false }
            return self[bytes.count] == 0
        }
    }

    fileprivate var isHTTP10: Bool { isEqual(to: "HTTP/1.0") }
}

extension UnsafeBufferPointer<UInt8> {
    init(bytes: UnsafePointer<CChar>?, count: Int) {
        let start = UnsafeRawPointer(bytes)?.assumingMemoryBound(to: UInt8.self)
        self.init(start: start, count: start == nil ? 0 : count)
    }
}
