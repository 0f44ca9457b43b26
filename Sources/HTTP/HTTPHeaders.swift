/// Header fields in order, repeats allowed, packed into one allocation.
///
/// Values are bytes, as in RFC 9110, section 5.5. A control sign in a value that is set here becomes a space, so that
/// no text, however hostile, can end a header line.
public struct HTTPHeaders: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    /// Per field: length of the name (1 byte), length of the value (3 bytes, low first), name, value.
    package private(set) var storage: [UInt8] = []
    public private(set) var count = 0

    public init() {}

    public init(_ fields: KeyValuePairs<HTTPHeaderName, String>) {
        for (name, value) in fields { append(name, value) }
    }

    public init(dictionaryLiteral fields: (HTTPHeaderName, String)...) {
        for (name, value) in fields { append(name, value) }
    }

    public var isEmpty: Bool { count == 0 }

    /// Adds a field beside any of the same name.
    public mutating func append(_ name: HTTPHeaderName, _ value: String) {
        append(name: name.text.utf8, value: value.utf8)
    }

    /// Makes this the only field of its name.
    public mutating func set(_ name: HTTPHeaderName, _ value: String) {
        remove(name)
        append(name, value)
    }

    public mutating func append(_ other: HTTPHeaders) {
        storage.append(contentsOf: other.storage)
        count += other.count
    }

    public mutating func remove(_ name: HTTPHeaderName) {
        guard contains(name) else { return }
        var kept = HTTPHeaders()
        for field in fields where !field.isNamed(name) {
            kept.append(name: field.nameBytes, value: field.valueBytes)
        }
        self = kept
    }

    /// For the listener, which has names and values in the memory of the library below.
    package mutating func append(name: UnsafeBufferPointer<UInt8>, value: UnsafeBufferPointer<UInt8>) {
        append(name: name[...], value: value[...])
    }

    /// Empties the fields and keeps the memory, for the next request on a connection.
    package mutating func removeAll() {
        storage.removeAll(keepingCapacity: true)
        count = 0
    }

    /// Names beyond 255 bytes and values beyond 16 MiB are cut. Generic over what the listener and this file have at
    /// hand; every use is specialised.
    @inline(__always)
    private mutating func append(name: some Collection<UInt8>, value: some Collection<UInt8>) {
        let nameCount = min(name.count, 0xFF)
        let valueCount = min(value.count, 0xFF_FFFF)
        storage.append(UInt8(nameCount))
        storage.append(UInt8(truncatingIfNeeded: valueCount))
        storage.append(UInt8(truncatingIfNeeded: valueCount >> 8))
        storage.append(UInt8(truncatingIfNeeded: valueCount >> 16))
        storage.append(contentsOf: name.prefix(nameCount))
        let valueStart = storage.count
        storage.append(contentsOf: value.prefix(valueCount))
        for index in valueStart..<storage.count {
            let byte = storage[index]
            if (byte < 0x20 && byte != 0x09) || byte == 0x7F { storage[index] = 0x20 }
        }
        count += 1
    }
}
