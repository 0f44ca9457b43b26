import HTTP
import JSON

extension JSONPatchError {
    /// 409 where the document is not as the patch takes it to be, 422 where the patch is none.
    ///
    /// - Parameter document: the patch, where the fault is in it.
    func problem(in document: JSONDocument?) -> Problem {
        let (status, name): (HTTPStatus, String) =
            switch code {
            case .testFailed: (.conflict, "patch-test-failed")
            case .pathNotFound, .moveIntoItself: (.conflict, "patch-conflict")
            case .tooLarge: (.contentTooLarge, "content-too-large")
            default: (.unprocessableContent, "invalid-patch")
            }
        let position = document?.root[pointer]?.position
        return Problem(
            status, code: name, detail: message.first.map { $0.uppercased() + message.dropFirst() + "." } ?? "",
            errors: [
                ProblemError(
                    .pointer(pointer.fragment), code: code.rawValue, detail: message, line: position?.line,
                    column: position?.column)
            ])
    }
}
