public import JSON

/// Checks a posted answer against the inputs of its dialog.
///
/// Types and options always count; required, lengths, patterns, ranges and steps where the pressed button validates.
public struct ResponseDecoder: Sendable {
    let dialog: Dialog
    let inputs: [Input]

    /// UTF-16 code units of one text.
    public static let textLimit = 10_000
    /// Seconds: a year.
    public static let longestElapsed = 31_536_000.0

    public init(_ dialog: Dialog) {
        self.dialog = dialog
        inputs = dialog.content.compactMap { block in
            if case .input(let input) = block { input } else { nil }
        }
    }

    /// An answer as JSON: `{"outcome","button","values","elapsed"}`.
    public func decode(_ document: JSONDocument) -> Decoded<Response> {
        let reading = Reading()
        let head = Head.shape.read(document.root, reading)
        guard let head else {
            return Decoded(
                value: nil, issues: reading.issues(in: document), isTruncated: reading.isTruncated)
        }
        var report = AnswerReport()
        let (outcome, button) = settle(head, &report)
        let given = given(in: head.values, reading)
        let values = check(given, validates: button?.validates ?? false, &report)
        let positions = document.positions(
            ofOffsets: report.entries.map { ($0.node ?? head.values ?? document.root).offset })
        var issues = reading.issues(in: document)
        for (entry, position) in zip(report.entries, positions) {
            var issue = entry.issue
            issue.position = position
            issues.append(issue)
        }
        issues.sort {
            ($0.position?.line ?? 0, $0.position?.column ?? 0) < ($1.position?.line ?? 0, $1.position?.column ?? 0)
        }
        return decoded(outcome, button, values, head.elapsed, issues, isTruncated: reading.isTruncated)
    }

    /// An answer as a form's pairs: each input by its name, `button`, `outcome` and `elapsed`.
    public func decode(form pairs: [(name: String, value: String)]) -> Decoded<Response> {
        var report = AnswerReport()
        let form = FormAnswer(pairs, inputs: inputs, &report)
        let (outcome, button) = settle(form.head, &report)
        let values = check(form.given, validates: button?.validates ?? false, &report)
        return decoded(outcome, button, values, form.head.elapsed, report.entries.map(\.issue), isTruncated: false)
    }

    private func decoded(
        _ outcome: Response.Outcome?, _ button: Button?, _ values: [(name: String, value: JSONValue)],
        _ elapsed: Double?, _ issues: [Issue], isTruncated: Bool
    ) -> Decoded<Response> {
        let limit = Decoded<Response>.limit
        let kept = Array(issues.prefix(limit))
        guard let outcome, issues.isEmpty else {
            return Decoded(value: nil, issues: kept, isTruncated: isTruncated || issues.count > limit)
        }
        return Decoded(
            value: Response(outcome: outcome, button: button?.id, values: values, elapsed: elapsed), issues: [])
    }
}

/// Findings about an answer, each with the value that it is about where there is one.
struct AnswerReport {
    private(set) var entries: [(issue: Issue, node: JSONNode?)] = []

    mutating func add(_ issue: Issue, at node: JSONNode?) {
        entries.append((issue, node))
    }
}

extension Button {
    /// Whether a press wants valid inputs.
    var validates: Bool {
        if case .submit(let validates) = action { validates } else { false }
    }
}
