public import CSS

/// A block that a person answers: what all inputs share, and the control with what is its own.
public struct Input: Sendable, Hashable {
    public var name: String
    public var label: String
    public var help: String?
    public var isRequired: Bool
    public var isDisabled: Bool
    public var control: Control

    public init(
        name: String, label: String, help: String? = nil, isRequired: Bool = false, isDisabled: Bool = false,
        control: Control
    ) {
        self.name = name
        self.label = label
        self.help = help
        self.isRequired = isRequired
        self.isDisabled = isDisabled
        self.control = control
    }

    public enum Control: Sendable, Hashable {
        case text(TextControl)
        case number(NumberControl)
        case date(MomentControl)
        case time(MomentControl)
        case color(CSSColor?)
        case select(ChoiceControl)
        case radio(ChoiceControl)
        /// A group of boxes, or one box when it has no options.
        case checkbox(ChoiceControl)
        case checkboxSingle(isOn: Bool)
        case toggle(isOn: Bool)
        case slider(RangeControl)
        case rating(RatingControl)
    }

    public struct TextControl: Sendable, Hashable {
        public enum Kind: String, Sendable, Hashable, CaseIterable { case textField, textArea, email, url, password }

        public var kind: Kind
        public var value: String?
        public var placeholder: String?
        public var minLength: Int?
        public var maxLength: Int?
        public var pattern: String?
        public var autocomplete: String?

        public init(
            kind: Kind, value: String? = nil, placeholder: String? = nil, minLength: Int? = nil, maxLength: Int? = nil,
            pattern: String? = nil, autocomplete: String? = nil
        ) {
            self.kind = kind
            self.value = value
            self.placeholder = placeholder
            self.minLength = minLength
            self.maxLength = maxLength
            self.pattern = pattern
            self.autocomplete = autocomplete
        }
    }

    public struct NumberControl: Sendable, Hashable {
        public var value: Double?
        public var placeholder: String?
        public var minimum: Double?
        public var maximum: Double?
        public var step: Double?

        public init(
            value: Double? = nil, placeholder: String? = nil, minimum: Double? = nil, maximum: Double? = nil,
            step: Double? = nil
        ) {
            self.value = value
            self.placeholder = placeholder
            self.minimum = minimum
            self.maximum = maximum
            self.step = step
        }
    }

    /// A calendar date (`2026-11-30`) or a time of day (`09:30`), kept in HTML's own form.
    public struct MomentControl: Sendable, Hashable {
        public var value: String?
        public var minimum: String?
        public var maximum: String?

        public init(value: String? = nil, minimum: String? = nil, maximum: String? = nil) {
            self.value = value
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    public struct ChoiceControl: Sendable, Hashable {
        public var options: [Option]
        /// The chosen options' values: at most one where `allowsMultiple` is off.
        public var selection: [String]
        public var allowsMultiple: Bool
        /// 1–4; for radio and checkbox groups.
        public var columns: Int
        public var placeholder: String?

        public init(
            options: [Option], selection: [String] = [], allowsMultiple: Bool = false, columns: Int = 1,
            placeholder: String? = nil
        ) {
            self.options = options
            self.selection = selection
            self.allowsMultiple = allowsMultiple
            self.columns = columns
            self.placeholder = placeholder
        }
    }

    public struct Option: Sendable, Hashable {
        public var value: String
        public var label: String
        public var help: String?
        public var isDisabled: Bool

        public init(value: String, label: String, help: String? = nil, isDisabled: Bool = false) {
            self.value = value
            self.label = label
            self.help = help
            self.isDisabled = isDisabled
        }
    }

    public struct RangeControl: Sendable, Hashable {
        public var value: Double
        public var minimum: Double
        public var maximum: Double
        /// `nil`: any value.
        public var step: Double?

        public init(value: Double, minimum: Double, maximum: Double, step: Double?) {
            self.value = value
            self.minimum = minimum
            self.maximum = maximum
            self.step = step
        }
    }

    public struct RatingControl: Sendable, Hashable {
        /// 1…maximum, or `nil` for none yet.
        public var value: Int?
        public var maximum: Int

        public init(value: Int? = nil, maximum: Int = 5) {
            self.value = value
            self.maximum = maximum
        }
    }
}
