import CMicroHTTPD
import HTTP

extension Connection {
    /// Takes the head of a request in the handler's first call. Throws what makes the connection unfit for another
    /// request; faults that leave the framing alone are kept and answered later, so that the connection can stay.
    func admit(method word: UnsafePointer<CChar>, version: UnsafePointer<CChar>) throws(Problem) {
        let limits = loop.configuration
        guard target.count <= limits.maximumTargetBytes else {
            throw .targetTooLong(limit: limits.maximumTargetBytes)
        }
        readHeaders()
        guard headers.count <= limits.maximumHeaders else { throw .tooManyHeaders(limit: limits.maximumHeaders) }
        guard !isHeadMalformed else { throw .badHeader }
        let framing: RequestFraming
        do {
            framing = try RequestFraming(headers, isHTTP10: version.isEqual(to: "HTTP/1.0"))
        } catch {
            throw error.problem
        }
        guard framing.contentLength ?? 0 <= limits.maximumBodyBytes else {
            throw .contentTooLarge(limit: limits.maximumBodyBytes)
        }
        guard loop.hosts.allows(framing.host) else { throw .misdirected }
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
        let isToken = !name.isEmpty && name.allSatisfy(\.isTokenSign)
        if !isToken || value.contains(where: { $0 == 0x0A || $0 == 0x0D }) { isHeadMalformed = true }
        headers.append(name: name, value: value)
        return headers.count > loop.configuration.maximumHeaders ? .NO : .YES
    }
}

extension HTTPMethod {
    fileprivate init?(word: UnsafePointer<CChar>) {
        for method in Self.allCases where word.isEqual(to: method.rawValue) {
            self = method
            return
        }
        return nil
    }
}

extension UnsafePointer<CChar> {
    /// Whether the C string has exactly these bytes.
    func isEqual(to text: String) -> Bool {
        var index = 0
        for byte in text.utf8 {
            guard UInt8(bitPattern: self[index]) == byte else { return false }
            index += 1
        }
        return self[index] == 0
    }
}

extension UnsafeBufferPointer<UInt8> {
    init(bytes: UnsafePointer<CChar>?, count: Int) {
        let start = UnsafeRawPointer(bytes)?.assumingMemoryBound(to: UInt8.self)
        self.init(start: start, count: start == nil ? 0 : count)
    }
}
