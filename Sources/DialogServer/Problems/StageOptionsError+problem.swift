import DialogModel
import DialogRender
import HTTP

extension StageOptionsError {
    var problem: Problem {
        let errors = issues.map { issue in
            let isUnknown = issue.code == .unknownParameter
            return ProblemError(
                .parameter(issue.parameter), code: isUnknown ? "unknown-parameter" : "bad-parameter",
                detail: issue.message, expected: issue.expected,
                suggestion: isUnknown
                    ? Nearest.word(to: Array(issue.parameter.utf8), among: StageOptions.parameters) : nil)
        }
        return Problem(
            .badRequest, code: errors.first?.code ?? "bad-parameter", detail: issues.first?.message ?? "",
            errors: errors)
    }
}
