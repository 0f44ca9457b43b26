import DialogRender
import Mustache

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A renderer over the templates of this checkout.
struct Pages: Sendable {
    let renderer: DialogRenderer

    /// `nil` where the sources are not there.
    static let shared: Pages? = {
        let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        let templates = "/\(root)/Templates"
        var sources: [(name: String, text: [UInt8])] = []
        collect(templates, prefix: "", into: &sources)
        let assets = StageAssets(icon: "/i.svg", styles: ["/d.css", "/h.css"], stageScript: "/s.js")
        do {
            return Pages(renderer: try DialogRenderer(library: try MustacheLibrary(sources: sources), assets: assets))
        } catch {
            return nil
        }
    }()

    private static func collect(
        _ folder: String, prefix: String, into sources: inout [(name: String, text: [UInt8])]
    ) {
        for name in entries(of: folder) where !name.hasPrefix(".") {
            if name.hasSuffix(".mustache") {
                guard let text = contents(of: "\(folder)/\(name)") else { continue }
                sources.append((prefix + name.dropLast(".mustache".count), text))
            } else if !name.contains(".") {
                collect("\(folder)/\(name)", prefix: "\(prefix)\(name)/", into: &sources)
            }
        }
    }

    /// The names in a folder; none where there is no such folder.
    static func entries(of folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            names.append(name)
        }
        return names.sorted()
    }

    static func contents(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "r") else { return nil }
        defer { fclose(file) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = fread(&buffer, 1, buffer.count, file)
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }
}
