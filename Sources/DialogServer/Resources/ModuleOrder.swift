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
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n") where line.hasPrefix("import ") {
            let parts = line.split { $0 == "'" || $0 == "\"" }
            guard parts.count >= 2, parts[1].hasPrefix("./") else { continue }
            try visit("\(folder)/\(parts[1].dropFirst(2))", read, &seen, &files)
        }
        files.append(text)
    }
}
