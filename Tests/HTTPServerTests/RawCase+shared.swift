#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif
import JSON

extension RawCase {
    /// The rows of the shared table; none where the folder is not there.
    static let shared: [RawCase] = {
        let root = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
        guard let bytes = readFile("/\(root)/../shared/data/http_raw_cases.jsonl") else { return [] }
        return bytes.split(separator: 0x0A).compactMap { line in
            (try? JSONDocument(parsing: Array(line))).flatMap { RawCase($0.root) }
        }
    }()

    private init?(_ row: JSONNode) {
        guard let name = row["name"]?.string, let status = row["status"] else { return nil }
        var bytes: [UInt8] = []
        if let text = row["b64"]?.string {
            bytes = base64(text)
        } else if let parts = row["build"] {
            for part in parts.elements {
                let pair = Array(part.elements)
                guard pair.count == 2, let text = pair[0].string, let count = pair[1].int else { return nil }
                bytes += Array(repeatElement(base64(text), count: count).joined())
            }
        }
        self.init(
            name: name, bytes: bytes, status: status.elements.compactMap { $0.int.flatMap { UInt16(exactly: $0) } },
            responses: row["responses"]?.int, closes: row["close"]?.bool ?? false,
            seconds: Int((row["within_s"]?.double ?? 2).rounded(.up)))
    }
}

private func base64(_ text: String) -> [UInt8] {
    let signs = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    var bytes: [UInt8] = []
    var bits = 0
    var count = 0
    for sign in text.utf8 {
        guard let value = signs.firstIndex(of: sign) else { break }
        bits = (bits << 6 | value) & 0xFFFF
        count += 6
        if count >= 8 {
            count -= 8
            bytes.append(UInt8(truncatingIfNeeded: bits >> count))
        }
    }
    return bytes
}

private func readFile(_ path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65536)
    while true {
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return bytes }
        bytes += buffer[..<count]
    }
}
