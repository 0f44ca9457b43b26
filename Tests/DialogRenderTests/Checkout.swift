import FoundationEssentials

/// The files of the package, found from this one.
enum Checkout {
    static let root = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    static func bytes(_ path: String) throws -> [UInt8] {
        [UInt8](try Data(contentsOf: URL(filePath: "\(root)/\(path)")))
    }

    /// Paths below `folder`, relative to it.
    static func files(_ folder: String, suffix: String) throws -> [String] {
        try FileManager.default.subpathsOfDirectory(atPath: "\(root)/\(folder)")
            .filter { $0.hasSuffix(suffix) }.sorted()
    }

    static func write(_ bytes: [UInt8], to path: String) throws {
        let url = URL(filePath: "\(root)/\(path)")
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    static var recordsGoldens: Bool { ProcessInfo.processInfo.environment["RECORD_GOLDENS"] != nil }
}
