import JSON

extension Input {
    static let select = Variant<Block>("select", "A menu to choose from.") { fields in
        let shared = InputFields(&fields, takesPlaceholder: true)
        let choice = ChoiceFields(&fields, hasMultiple: true)
        return { object in
            let (input, control) = (shared.read(object), choice.read(object))
            return input.input(control.map { .select($0.showing(input.placeholder)) }).map { .input($0) }
        }
    }

    static let radio = Variant<Block>("radio", "One of several, all in sight.") { fields in
        let shared = InputFields(&fields)
        let choice = ChoiceFields(&fields, hasColumns: true)
        return { object in
            let (input, control) = (shared.read(object), choice.read(object))
            return input.input(control.map { .radio($0) }).map { .input($0) }
        }
    }

    /// With options a group of boxes, without them one box.
    static let checkbox = Variant<Block>("checkbox", "A box to tick, or with options a group of them.") { fields in
        let shared = InputFields(&fields)
        let choice = ChoiceFields(&fields, hasMultiple: true, hasColumns: true, isOneBoxAllowed: true)
        return { object in
            let (input, isGroup) = (shared.read(object), choice.hasOptions(object))
            if isGroup { return input.input(choice.read(object).map { .checkbox($0) }).map { .input($0) } }
            return input.input(choice.readOneBox(object).map { .checkboxSingle(isOn: $0) }).map { .input($0) }
        }
    }
}

extension Input.ChoiceControl {
    fileprivate func showing(_ placeholder: String?) -> Input.ChoiceControl {
        var control = self
        control.placeholder = placeholder
        return control
    }
}
