extension FuzzTarget {
    /// The inputs that once broke it, by file name.
    public var kept: [(name: String, bytes: [UInt8])] {
        let root = #filePath.split(separator: "/").dropLast(2).joined(separator: "/")
        let folder = "/\(root)/crashes/\(name)"
        return Pages.entries(of: folder).filter { !$0.hasPrefix(".") }
            .compactMap { name in Pages.contents(of: "\(folder)/\(name)").map { (name, $0) } }
    }
}
