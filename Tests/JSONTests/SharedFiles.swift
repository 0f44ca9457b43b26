import FoundationEssentials

/// The material beside the package, where it is there.
enum SharedFiles {
    private static let folder: String = {
        let package = #filePath.utf8.split(separator: UInt8(ascii: "/")).dropLast(3)
        return package.dropLast().map { "/\(Substring($0))" }.joined() + "/shared"
    }()

    static func names(in path: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(folder)/\(path)")) ?? []).sorted()
    }

    static func bytes(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(folder)/\(path)").map { [UInt8]($0) }
    }
}
