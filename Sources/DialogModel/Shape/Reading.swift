import JSON

/// The course of reading one document: what it has found so far.
final class Reading {
    /// The member values of the objects being read, innermost last.
    var slots: [JSONNode?] = []
    private(set) var found: [(offset: Int, issue: Issue)] = []
    private(set) var isTruncated = false
    private(set) var hasErrors = false

    /// Reports on a value, or on a key when `node` is a member's name.
    func report(
        _ code: Issue.Code, at node: JSONNode, _ message: String, expected: String? = nil, received: String? = nil,
        suggestion: String? = nil, severity: Issue.Severity = .error
    ) {
        if severity == .error { hasErrors = true }
        guard found.count < Decoded<Never>.limit else {
            isTruncated = true
            return
        }
        let issue = Issue(
            pointer: node.pointer.fragment, code: code, message: message,
            severity: severity, expected: expected, received: received ?? Excerpt.of(node), suggestion: suggestion)
        found.append((node.offset, issue))
    }

    func reportType(of node: JSONNode, expected: String) {
        report(
            .wrongType, at: node, "Expected \(expected), found \(node.kind.phrase).", expected: expected)
    }

    /// The findings in the document's order, with their lines and columns.
    func issues(in document: JSONDocument) -> [Issue] {
        let sorted = found.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
            .map(\.element)
        guard !sorted.isEmpty else { return [] }
        let positions = document.positions(ofOffsets: sorted.map(\.offset))
        return zip(sorted, positions).map { entry, position in
            var issue = entry.issue
            issue.position = position
            return issue
        }
    }
}
