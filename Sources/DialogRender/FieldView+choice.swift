import DialogModel
import Mustache

/// The options of menus, groups and stars.
extension FieldView {
    func add(_ choice: Input.ChoiceControl, to fields: inout MustacheObject, isRequired: Bool) {
        fields["multiple"] = .bool(choice.allowsMultiple)
        let isUnset = choice.selection.isEmpty
        let needsPrompt = !choice.allowsMultiple && (isUnset || choice.placeholder != nil || !isRequired)
        fields["prompt"] =
            needsPrompt
            ? ["text": .string(choice.placeholder ?? "Choose one"), "unset": .bool(isUnset)] : .null
        fields["options"] = .list(
            choice.options.map { option in
                [
                    "value": .string(option.value), "text": .string(option.label),
                    "chosen": .bool(choice.contains(option)), "off": .bool(option.isDisabled),
                ]
            })
    }

    func add(
        _ choice: Input.ChoiceControl, in input: Input, _ id: String, _ index: Int, to fields: inout MustacheObject
    ) {
        let isRadio = if case .radio = input.control { true } else { false }
        fields["type"] = .string(isRadio ? "radio" : "checkbox")
        fields["multiple"] = .bool(choice.allowsMultiple && !isRadio)
        fields["columns"] = .int(choice.columns)
        let focused = focus.place == .field(index) ? choice.focused : nil
        fields["options"] = .list(
            choice.options.enumerated().map { place, option in
                [
                    "optionID": .string("\(id)-\(place)"), "value": .string(option.value),
                    "text": .string(option.label), "note": MustacheValue(option.help),
                    "chosen": .bool(choice.contains(option)), "off": .bool(option.isDisabled),
                    "requires": .bool(isRadio && input.isRequired), "focus": focus.value(place == focused),
                ]
            })
    }

    func add(
        _ rating: Input.RatingControl, in input: Input, _ id: String, _ index: Int, to fields: inout MustacheObject
    ) {
        let focused = focus.place == .field(index) ? rating.value ?? 1 : 0
        fields["options"] = .list(
            (1...max(1, rating.maximum)).map { star in
                [
                    "optionID": .string("\(id)-\(star)"), "value": .int(star),
                    "text": .string("\(star) of \(rating.maximum)"), "chosen": .bool(star == rating.value),
                    "requires": .bool(input.isRequired), "focus": focus.value(star == focused),
                ]
            })
    }
}

extension Input.ChoiceControl {
    /// By bytes: values are an author's own text.
    fileprivate func contains(_ option: Input.Option) -> Bool {
        selection.contains { $0.utf8.elementsEqual(option.value.utf8) }
    }

    /// The option that takes the group's focus.
    fileprivate var focused: Int? {
        options.firstIndex { contains($0) && !$0.isDisabled } ?? options.firstIndex { !$0.isDisabled }
    }
}
