/// What is wrong with a template, or with rendering it, and where.
public struct MustacheError: Error, Sendable, Equatable {
    public let code: Code
    public let message: String
    public let template: String
    /// 1-based; 0 when the error belongs to no place in a template.
    public let line: Int
    /// 1-based, in Unicode scalars; 0 like `line`.
    public let column: Int
    /// The line and, below it, a caret under the column; empty without a place.
    public let excerpt: String

    public enum Code: Sendable, Equatable, CaseIterable {
        // Building a library
        case unclosedTag, emptyTag, badName, badDelimiters
        case unclosedSection, unexpectedClose, misplacedTag
        case missingPartial, missingParent, duplicateTemplate, duplicateBlock
        case endlessRecursion, mixedEscaping, tooLarge
        // Rendering
        case unknownTemplate, missingKey, tooDeep
    }
}

extension MustacheError: CustomStringConvertible {
    /// `template:line:column: message`, then the excerpt.
    public var description: String {
        guard line > 0 else { return "\(template): \(message)" }
        return "\(template):\(line):\(column): \(message)\n\(excerpt)"
    }
}
