extension HTTPTarget.ParsingError {
    /// The answer to a request with such a target.
    public var problem: Problem {
        let detail =
            switch self {
            case .form: "The request target must start with a slash."
            case .badEscape: "The path holds a percent sign that two hexadecimal digits do not follow."
            case .control: "The path holds a control sign."
            case .notUTF8: "The path is not UTF-8."
            case .dotSegment: "The path holds a dot segment."
            case .emptySegment: "The path holds two slashes in a row."
            case .encodedSlash: "The path holds an encoded slash."
            }
        return Problem(.badRequest, code: "bad-target", detail: detail)
    }
}
