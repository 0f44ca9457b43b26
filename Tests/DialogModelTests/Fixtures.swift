import Foundation
import JSON
import Testing

/// Documents in `Tests/Fixtures/dialogs`, which the schema's own tests read as well.
enum Fixtures {
    /// A document that is refused: a ‸ in its text marks the place of each issue.
    struct Invalid: Sendable, CustomTestStringConvertible {
        let text: String
        /// Pointer and code, in the order of the marks.
        let issues: [String]
        let suggestion: String?
        /// The rule is beyond what JSON Schema can say.
        let passesSchema: Bool

        var testDescription: String { String(text.prefix(120)) }

        /// Pointer, code, line and column.
        var expected: [String] { zip(issues, Self.places(in: text)).map { "\($0) \($1)" } }

        var document: [UInt8] { Array(text.replacing("‸", with: "").utf8) }

        private static func places(in text: String) -> [String] {
            var (line, column) = (1, 1)
            var places: [String] = []
            for scalar in text.unicodeScalars {
                switch scalar {
                case "‸": places.append("\(line):\(column)")
                case "\n": (line, column) = (line + 1, 1)
                default: column += 1
                }
            }
            return places
        }
    }

    /// A document that is taken.
    struct Valid: Sendable, CustomTestStringConvertible {
        let document: [UInt8]
        /// Pointer and code.
        let warnings: [String]

        var testDescription: String { String(decoding: document.prefix(120), as: UTF8.self) }
    }

    static let names = ["keys", "buttons", "blocks", "inputs", "animation", "curves"]

    static let invalid: [Invalid] = names.flatMap { rows(of: "invalid/\($0)") }.map { row in
        Invalid(
            text: row["text"]?.string ?? "", issues: row["issues"].map { $0.elements.compactMap(\.string) } ?? [],
            suggestion: row["suggestion"]?.string, passesSchema: row["schema"]?.string == "accepts")
    }

    static let valid: [Valid] = names.flatMap(valid)

    static func valid(_ name: String) -> [Valid] {
        rows(of: "valid/\(name)").map { row in
            Valid(
                document: row["document"].map { Array($0.source) } ?? [],
                warnings: row["warnings"].map { $0.elements.compactMap(\.string) } ?? [])
        }
    }

    private static func rows(of name: String) -> [JSONNode] {
        let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "Fixtures/dialogs/\(name).json")
        guard let data = try? Data(contentsOf: file), let document = try? JSONDocument(parsing: Array(data)) else {
            Testing.Issue.record("no fixture \(file.path)")
            return []
        }
        return Array(document.root.elements)
    }
}
