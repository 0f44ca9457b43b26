import DialogModel
import DialogStorage
import JSON

/// What a file of the served folder holds.
struct DocumentFile: Sendable {
    enum Sort: Sendable, Hashable {
        case dialog, style

        /// By the ending, `.dialog.json` or `.style.json`; `nil` for other files.
        init?(path: String) {
            if DocumentFile.stem(of: path, ending: ".dialog.json") != nil {
                self = .dialog
            } else if DocumentFile.stem(of: path, ending: ".style.json") != nil {
                self = .style
            } else {
                return nil
            }
        }
    }

    /// Which stored document a file stands for.
    struct Key: Sendable, Hashable {
        let sort: Sort
        let id: Slug
    }

    enum Content: Sendable {
        case dialog(Draft<Dialog>)
        case style(Draft<Style>)

        var definition: [UInt8] {
            switch self {
            case .dialog(let draft): draft.definition
            case .style(let draft): draft.definition
            }
        }
    }

    let key: Key
    let content: Content

    init(key: Key, content: Content) {
        self.key = key
        self.content = content
    }

    /// - Parameter path: relative to the folder; the id comes from it where the document says none.
    init(_ bytes: [UInt8], path: String, sort: Sort) throws(FileFault) {
        let document: JSONDocument
        do { document = try JSONDocument(parsing: bytes) } catch { throw FileFault(path, error) }
        let definition = JSONWriter().bytes(document.root)
        switch sort {
        case .dialog:
            let decoded = Dialog.decode(document)
            guard let dialog = decoded.value else { throw FileFault(path, decoded.issues, bytes) }
            content = .dialog(Draft(definition: definition, document: dialog))
            key = Key(sort: .dialog, id: try Self.id(dialog.id, path))
        case .style:
            let decoded = Style.decode(document)
            guard let style = decoded.value else { throw FileFault(path, decoded.issues, bytes) }
            content = .style(Draft(definition: definition, document: style))
            key = Key(sort: .style, id: try Self.id(style.id, path))
        }
    }

    /// The id that a file's name gives: `hello` for `work/hello.dialog.json`; `nil` where the name is no id.
    static func id(of path: String) -> Slug? {
        (stem(of: path, ending: ".dialog.json") ?? stem(of: path, ending: ".style.json")).flatMap { Slug($0) }
    }

    private static func id(_ own: Slug?, _ path: String) throws(FileFault) -> Slug {
        guard let id = own ?? id(of: path) else {
            throw FileFault(path, "The file's name is no id, and the document has none.")
        }
        return id
    }

    /// A file's name without its folder and its ending; `nil` where it ends otherwise or has no name before it.
    static func stem(of path: String, ending: String) -> String? {
        guard path.utf8.count > ending.utf8.count, path.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8) else {
            return nil
        }
        let stem = path.utf8.dropLast(ending.utf8.count)
        let start = stem.lastIndex(of: 0x2F).map { stem.index(after: $0) } ?? stem.startIndex
        return String(decoding: stem[start...], as: UTF8.self)
    }
}
