import DialogModel
import DialogStorage
import JSON

/// Reads `*.dialog.json` and `*.style.json` from a folder; every file that is wrong is reported, not only the first.
struct DocumentFolder {
    private(set) var documents = Builtins()
    /// One text for each finding: file, line, column, what is wrong, the line with a caret.
    private(set) var reports: [String] = []

    init(_ folder: String) {
        do {
            for name in try File.list(folder) {
                if let id = DocumentFile.stem(of: name, ending: ".dialog.json") {
                    let items: [Builtins.Item<Dialog>] = load("\(folder)/\(name)", id, Dialog.decode)
                    documents.dialogs += items
                } else if let id = DocumentFile.stem(of: name, ending: ".style.json") {
                    let items: [Builtins.Item<Style>] = load("\(folder)/\(name)", id, Style.decode)
                    documents.styles += items
                }
            }
        } catch {
            reports.append(error.description)
        }
    }

    private mutating func load<Document: StorableDocument & IdentifiedDocument>(
        _ path: String, _ name: String, _ decode: (JSONDocument) -> Decoded<Document>
    ) -> [Builtins.Item<Document>] {
        let bytes: [UInt8]
        do { bytes = try File.read(path) } catch {
            reports.append(error.description)
            return []
        }
        let document: JSONDocument
        do { document = try JSONDocument(parsing: bytes) } catch {
            reports.append(IssueReport.text(error, path: path))
            return []
        }
        let decoded = decode(document)
        guard let value = decoded.value else {
            reports += decoded.issues.filter { $0.severity == .error }.map { IssueReport.text($0, path: path, bytes) }
            return []
        }
        guard let id = value.id ?? Slug(name) else {
            reports.append("\(path): the file's name is no id, and the document has none")
            return []
        }
        return [Builtins.Item(id: id, draft: Draft(definition: JSONWriter().bytes(document.root), document: value))]
    }
}

/// A document that may say its own id.
protocol IdentifiedDocument {
    var id: Slug? { get }
}

extension Dialog: IdentifiedDocument {}
extension Style: IdentifiedDocument {}
