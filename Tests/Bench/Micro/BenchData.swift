import DialogModel
import DialogTheme
import JSON

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What is measured: an average dialog, the styles, the templates.
struct BenchData {
    let root: String
    let dialogBytes: [UInt8]
    let dialog: Dialog
    /// The same with tokens of its own, so that its theme is made anew for every page.
    let styledBytes: [UInt8]
    let styled: Dialog
    let styles: [Style]
    let templates: [(name: String, text: [UInt8])]

    init(root: String) throws {
        self.root = root
        dialogBytes = try Self.bytes("\(root)/Tests/Bench/Data/average.dialog.json")
        let document = try JSONDocument(parsing: dialogBytes)
        dialog = try Self.value(of: Dialog.decode(document))
        let patch: JSONValue = [
            "style": ["base": "material", "tokens": ["accent": "#0a7d5a", "surface": ["radius": 18]]]
        ]
        styledBytes = JSONWriter().bytes(document.root.value.mergePatched(with: patch))
        styled = try Self.value(of: Dialog.decode(try JSONDocument(parsing: styledBytes)))
        styles = try Self.files("\(root)/Templates/styles", ending: ".style.json").map { file in
            var style = try Self.value(of: Style.decode(try JSONDocument(parsing: file.bytes)))
            style.id = style.id ?? Slug(file.name)
            return style
        }
        templates = try Self.files("\(root)/Templates", ending: ".mustache").map { (name: $0.name, text: $0.bytes) }
    }

    func chain(_ id: Slug) throws -> StyleChain {
        guard let chain = StyleChain(id, find: { id in styles.first { $0.id == id } }) else {
            throw BenchError.noStyle(id.rawValue)
        }
        return chain
    }

    static func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }

    static func write(_ bytes: [UInt8], to path: String) throws { try Data(bytes).write(to: URL(filePath: path)) }

    /// Names are paths in the folder, without the ending.
    private static func files(_ folder: String, ending: String) throws -> [(name: String, bytes: [UInt8])] {
        try FileManager.default.subpathsOfDirectory(atPath: folder).filter { $0.hasSuffix(ending) }.sorted().map {
            (name: String($0.dropLast(ending.count)), bytes: try bytes("\(folder)/\($0)"))
        }
    }

    private static func value<Value>(of decoded: Decoded<Value>) throws -> Value {
        guard let value = decoded.value else { throw BenchError.invalid(decoded.issues.map { "\($0)" }) }
        return value
    }
}
