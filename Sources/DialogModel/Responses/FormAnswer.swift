import JSON

/// An answer that came as a form.
struct FormAnswer {
    private(set) var head = ResponseDecoder.Head()
    private(set) var given: [GivenAnswer]

    init(_ pairs: [(name: String, value: String)], inputs: [Input], _ report: inout AnswerReport) {
        var texts = [[String]](repeating: [], count: inputs.count)
        for pair in pairs {
            if let index = inputs.firstIndex(where: { $0.name.utf8.elementsEqual(pair.name.utf8) }) {
                texts[index].append(pair.value)
            } else if !head.take(pair, &report) {
                let names = inputs.map(\.name)
                report.add(
                    Issue(
                        pointer: JSONPointer(tokens: ["values", pair.name]).fragment, code: .unknownInput,
                        message: "The dialog has no such input.", expected: names.joined(separator: ", "),
                        suggestion: Nearest.word(to: Array(pair.name.utf8), among: names)),
                    at: nil)
            }
        }
        given = zip(inputs, texts).map { input, texts in
            GivenAnswer(
                content: input.control.content(of: texts), received: texts.first.map(Excerpt.quoted))
        }
    }
}

extension ResponseDecoder.Head {
    /// Whether the pair is one of the form's own.
    fileprivate mutating func take(_ pair: (name: String, value: String), _ report: inout AnswerReport) -> Bool {
        // What a browser sends of an empty hidden field says nothing.
        let text = pair.value
        if pair.name.utf8.elementsEqual("button".utf8) {
            button = text.isEmpty ? nil : text
        } else if pair.name.utf8.elementsEqual("outcome".utf8) {
            outcome = Response.Outcome.allCases.first { $0.rawValue.utf8.elementsEqual(text.utf8) }
            guard outcome == nil, !text.isEmpty else { return true }
            let words = Response.Outcome.allCases.map(\.rawValue)
            report.add(
                Issue(
                    pointer: "#/outcome", code: .unknownValue,
                    message: "Expected one of \(words.joined(separator: ", ")).",
                    expected: words.joined(separator: ", "), received: Excerpt.quoted(text),
                    suggestion: Nearest.word(to: Array(text.utf8), among: words)), at: nil)
        } else if pair.name.utf8.elementsEqual("elapsed".utf8) {
            elapsed = FloatText.value(text) ?? DurationText.seconds(text)
            guard !text.isEmpty, !(elapsed.map { (0...ResponseDecoder.longestElapsed).contains($0) } ?? false) else {
                return true
            }
            report.add(
                Issue(
                    pointer: "#/elapsed", code: .invalidDuration,
                    message: "Expected a number of seconds, up to a year.",
                    expected: "seconds", received: Excerpt.quoted(text)), at: nil)
        } else {
            return false
        }
        return true
    }
}

extension Input.Control {
    /// What a form's texts for this input mean; empty text is no answer.
    fileprivate func content(of texts: [String]) -> GivenAnswer.Content {
        switch self {
        case .checkboxSingle, .toggle: return .bool(!texts.isEmpty)
        case .checkbox(let choice), .select(let choice), .radio(let choice):
            let isEmptyAnOption = choice.options.contains { $0.value.isEmpty }
            let chosen = isEmptyAnOption ? texts : texts.filter { !$0.isEmpty }
            if choice.allowsMultiple || chosen.count > 1 { return .list(chosen) }
            return chosen.first.map { .text($0) } ?? .none
        case .text, .date, .time, .color, .number, .slider, .rating:
            guard let text = texts.first else { return .none }
            guard texts.count == 1 else { return .other("several values") }
            return content(of: text)
        }
    }

    private func content(of text: String) -> GivenAnswer.Content {
        switch self {
        case .text: return .text(text)
        case .number, .slider, .rating:
            if text.isEmpty { return .none }
            return FloatText.value(text).map { .number($0) } ?? .other("text that is no number")
        default: return text.isEmpty ? .none : .text(text)
        }
    }
}
