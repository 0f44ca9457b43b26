/// The modules that a script imports, each before those that need it.
enum ModuleOrder {
    /// The text of every module below `path`, the entry last. Only `import … from './name.js'` on one line counts, as
    /// our own files write it.
    static func files<Failure>(
        from path: String, read: (String) throws(Failure) -> [UInt8]
    ) throws(Failure) -> [[UInt8]] {
        var seen: [String] = []
        var files: [[UInt8]] = []
        try visit(path, read, &seen, &files)
        return files
    }

    private static func visit<Failure>(
        _ path: String, _ read: (String) throws(Failure) -> [UInt8], _ seen: inout [String], _ files: inout [[UInt8]]
    ) throws(Failure) {
        guard !seen.contains(path) else { return }
        seen.append(path)
        let text = try read(path)
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        for line in text.split(separator: UInt8(ascii: "\n")) where line.starts(with: "import ".utf8) {
            let parts = line.split { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") }
            guard parts.count >= 2, parts[1].starts(with: "./".utf8) else { continue }
            let name = String(decoding: parts[1].dropFirst(2), as: UTF8.self)
            try visit("\(folder)/\(name)", read, &seen, &files)
        }
        files.append(text)
    }
}
