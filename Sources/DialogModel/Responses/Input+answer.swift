import CSS
import JSON

extension Input.Control {
    /// The value to keep; `nil` where nothing was answered.
    func value(
        _ content: GivenAnswer.Content, isRequired: Bool, _ validates: Bool
    ) throws(AnswerFault) -> JSONValue? {
        if case .none = content { return nil }
        switch self {
        case .text(let control): return try control.value(content, validates)
        case .number(let control):
            let number = try Self.number(content)
            if validates { try control.check(number) }
            return JSONValue(number)
        case .slider(let control):
            let number = try Self.number(content)
            if validates { try control.check(number) }
            return JSONValue(number)
        case .rating(let control): return try control.value(content)
        case .date(let control): return try control.value(content, .date, validates)
        case .time(let control): return try control.value(content, .time, validates)
        case .color: return try Self.color(content)
        case .select(let control), .radio(let control), .checkbox(let control): return try control.value(content)
        case .checkboxSingle, .toggle:
            guard case .bool(let isOn) = content else { throw .type("true or false", content) }
            return isOn || !isRequired ? .bool(isOn) : nil
        }
    }

    private static func number(_ content: GivenAnswer.Content) throws(AnswerFault) -> Double {
        guard case .number(let number) = content else { throw .type("a number", content) }
        return number
    }

    private static func color(_ content: GivenAnswer.Content) throws(AnswerFault) -> JSONValue? {
        guard case .text(let text) = content else { throw .type("a colour", content) }
        if text.isEmpty { return nil }
        guard CSSColor(parsing: text) != nil else {
            throw AnswerFault(.invalidColor, "Enter a colour, such as #0a84ff.", expected: "a colour")
        }
        return .string(text)
    }
}

extension AnswerFault {
    static func type(_ expected: String, _ content: GivenAnswer.Content) -> AnswerFault {
        AnswerFault(.wrongType, "Expected \(expected), found \(content.phrase).", expected: expected)
    }
}

extension GivenAnswer.Content {
    fileprivate var phrase: String {
        switch self {
        case .none: "nothing"
        case .bool: "true or false"
        case .number: "a number"
        case .text: "text"
        case .list: "a list"
        case .other(let what): what
        }
    }
}

extension Input.RatingControl {
    fileprivate func value(_ content: GivenAnswer.Content) throws(AnswerFault) -> JSONValue? {
        guard case .number(let number) = content else { throw .type("a number of stars", content) }
        guard let stars = Int(exactly: number), (1...maximum).contains(stars) else {
            throw AnswerFault(.outOfRange, "Choose 1 to \(maximum) stars.", expected: "1 to \(maximum)")
        }
        return JSONValue(stars)
    }
}

extension Input.MomentControl {
    fileprivate func value(
        _ content: GivenAnswer.Content, _ form: Moment, _ validates: Bool
    ) throws(AnswerFault) -> JSONValue? {
        guard case .text(let text) = content else { throw .type(form.expected, content) }
        if text.isEmpty { return nil }
        guard form.isValid(text) else {
            throw AnswerFault(
                form == .date ? .invalidDate : .invalidTime, "Enter \(form.expected).", expected: form.expected)
        }
        if validates, let minimum, form.isBefore(text, minimum) {
            throw AnswerFault(.outOfRange, "Choose \(minimum) or later.", expected: "\(minimum) or later")
        }
        if validates, let maximum, form.isBefore(maximum, text) {
            throw AnswerFault(.outOfRange, "Choose \(maximum) or before.", expected: "\(maximum) or before")
        }
        return .string(text)
    }
}

extension Input.ChoiceControl {
    fileprivate func value(_ content: GivenAnswer.Content) throws(AnswerFault) -> JSONValue? {
        let chosen: [String]
        switch content {
        case .list(let list) where allowsMultiple || list.count > 1: chosen = list
        case .text(let text): chosen = text.isEmpty && !options.contains { $0.value.isEmpty } ? [] : [text]
        default: throw .type(allowsMultiple ? "a list of options' values" : "an option's value", content)
        }
        guard allowsMultiple || chosen.count <= 1 else {
            throw AnswerFault(.tooMany, "Choose only one of these.", expected: "one option's value")
        }
        var seen: Set<ByteKey> = []
        for value in chosen {
            guard let option = options.first(where: { $0.value.utf8.elementsEqual(value.utf8) }) else {
                throw AnswerFault(
                    .unknownOption, "Choose one of the options.",
                    expected: options.map(\.value).joined(separator: ", "))
            }
            if option.isDisabled { throw AnswerFault(.disabled, "The option “\(option.label)” can't be chosen.") }
            if !seen.insert(ByteKey(value)).inserted {
                throw AnswerFault(.duplicate, "Choose each option only once.", expected: "each option once")
            }
        }
        guard let first = chosen.first else { return nil }
        return allowsMultiple ? .array(chosen.map { .string($0) }) : .string(first)
    }
}
