import JSON

extension ResponseDecoder {
    /// The values to keep, in the dialog's order: what was answered, but no passwords.
    func check(
        _ given: [GivenAnswer], validates: Bool, _ report: inout AnswerReport
    ) -> [(name: String, value: JSONValue)] {
        var values: [(name: String, value: JSONValue)] = []
        for (input, answer) in zip(inputs, given) {
            do throws(AnswerFault) {
                let value = try check(input, answer, validates: validates)
                if let value, !input.isSecret { values.append((input.name, value)) }
            } catch {
                report.add(
                    Issue(
                        pointer: JSONPointer(tokens: ["values", input.name]).fragment, code: error.code,
                        message: error.message, expected: error.expected,
                        received: input.isSecret ? nil : answer.received), at: answer.node)
            }
        }
        return values
    }

    private func check(
        _ input: Input, _ answer: GivenAnswer, validates: Bool
    ) throws(AnswerFault) -> JSONValue? {
        if input.isDisabled {
            switch answer.content {
            // A form has no way to say no to a box but to leave it out.
            case .none, .bool(false): return nil
            default: throw AnswerFault(.disabled, "This input can't be answered.", expected: "no value")
            }
        }
        let value = try input.control.value(answer.content, isRequired: input.isRequired && validates, validates)
        if let value { return value }
        guard input.isRequired, validates else { return nil }
        throw AnswerFault(.required, input.control.requirement, expected: "a value")
    }
}

/// What is wrong with one answer.
struct AnswerFault: Error {
    let code: Issue.Code
    let message: String
    let expected: String?

    init(_ code: Issue.Code, _ message: String, expected: String? = nil) {
        self.code = code
        self.message = message
        self.expected = expected
    }
}

extension Input {
    var isSecret: Bool {
        if case .text(let control) = control { control.kind == .password } else { false }
    }
}

extension Input.Control {
    /// What a person is told who left it out.
    fileprivate var requirement: String {
        switch self {
        case .text, .number, .date, .time, .color: "Fill in this field."
        case .select, .radio, .slider, .rating: "Choose one of these."
        case .checkbox(let choice): choice.allowsMultiple ? "Choose at least one of these." : "Choose one of these."
        case .checkboxSingle: "Tick this box to go on."
        case .toggle: "Switch this on to go on."
        }
    }
}
