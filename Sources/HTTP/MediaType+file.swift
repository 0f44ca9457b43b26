extension MediaType {
    /// The type of a file, by the ending of its name.
    public init(fileName: String) {
        let ending = fileName.utf8.lastIndex(of: 0x2E).map { fileName[fileName.utf8.index(after: $0)...] } ?? ""
        self =
            switch ending {
            case "html": .html
            case "css": .css
            case "js", "mjs": .javaScript
            case "json", "map": .json
            case "webmanifest": MediaType("application/manifest+json")
            case "txt", "md": .text
            case "csv": .csv
            case "svg": .svg
            case "png": MediaType("image/png")
            case "jpg", "jpeg": MediaType("image/jpeg")
            case "gif": MediaType("image/gif")
            case "webp": MediaType("image/webp")
            case "ico": MediaType("image/x-icon")
            case "woff2": MediaType("font/woff2")
            default: .bytes
            }
    }

    /// Whether compressing it is worth while.
    public var isCompressible: Bool {
        essence.hasPrefix("text/") || essence.hasSuffix("json") || essence.hasSuffix("xml")
    }
}
