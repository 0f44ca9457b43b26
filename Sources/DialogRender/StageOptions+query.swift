import DialogModel
import DialogMotion

extension StageOptions {
    /// Every parameter of a stage; `set` is for who applies it to the document.
    public static let parameters = [
        "style", "theme", "dir", "text", "motion", "host", "open", "phase", "at", "speed", "insets", "keyboard",
        "focus",
        "set",
    ]

    /// Reads a query's pairs, in their order; `set` may be repeated and is passed over.
    public init(query: some Sequence<(name: String, value: String)>) throws(StageOptionsError) {
        self.init()
        var issues: [StageOptionsError.Issue] = []
        var seen: Set<String> = []
        for (name, value) in query {
            guard let parameter = Self.parameters.first(where: { $0.utf8.elementsEqual(name.utf8) }) else {
                issues.append(.unknown(name))
                continue
            }
            guard parameter != "set" else { continue }
            if !seen.insert(parameter).inserted {
                issues.append(.repeated(parameter))
            } else if let expected = read(parameter, value) {
                issues.append(.bad(parameter, expected))
            }
        }
        guard issues.isEmpty else { throw StageOptionsError(issues: issues) }
    }

    /// What was expected, where the value is none of it.
    private mutating func read(_ parameter: String, _ value: String) -> String? {
        switch parameter {
        case "style":
            style = Slug(value)
            return style == nil ? "the id of a style" : nil
        case "theme": return choose(value, among: Theme.self) { theme = $0 }
        case "dir": return choose(value, among: LayoutDirection.self) { direction = $0 }
        case "text": return number(value, 50...310, isWhole: true) { text = Int($0) }
        case "motion": return choose(value, among: Motion.self) { motion = $0 }
        case "host": return choose(value, among: Host.Template.self) { host = $0 }
        case "open": return choose(value, among: Switch.self) { isOpen = $0 == .on }
        case "phase": return choose(value, among: Phase.self) { phase = $0 }
        case "at": return number(value, 0...600_000) { moment = $0 }
        case "speed": return number(value, 0.1...1) { speed = $0 }
        case "insets":
            insets = Insets(parsing: value)
            return insets == nil ? "none, iphone, or four numbers from 0 to 500 (top,right,bottom,left)" : nil
        case "focus": return choose(value, among: Switch.self) { takesFocus = $0 == .on }
        case "keyboard": return number(value, 0...2_000) { keyboard = $0 }
        default: return nil
        }
    }

    private enum Switch: String, CaseIterable {
        case off = "0"
        case on = "1"
    }

    private func choose<Choice>(_ text: String, among: Choice.Type, _ take: (Choice) -> Void) -> String?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let choice = Choice.allCases.first(where: { $0.rawValue.utf8.elementsEqual(text.utf8) }) else {
            return Choice.allCases.map(\.rawValue).joined(separator: ", ")
        }
        take(choice)
        return nil
    }

    private func number(
        _ text: String, _ range: ClosedRange<Double>, isWhole: Bool = false, _ take: (Double) -> Void
    ) -> String? {
        guard let number = Double(plain: text), range.contains(number), !isWhole || number == number.rounded() else {
            let bounds = "from \(range.lowerBound.plain) to \(range.upperBound.plain)"
            return isWhole ? "a whole number \(bounds)" : "a number \(bounds)"
        }
        take(number)
        return nil
    }
}

extension StageOptionsError.Issue {
    fileprivate static func unknown(_ name: String) -> Self {
        // A name is shown only where it could be one.
        let isWord = name.utf8.count <= 40 && name.utf8.allSatisfy { (0x21...0x7E).contains($0) }
        let parameters = StageOptions.parameters.joined(separator: ", ")
        return Self(
            code: .unknownParameter, parameter: isWord ? name : "?",
            message: "A stage has no such parameter.", expected: parameters)
    }

    fileprivate static func repeated(_ parameter: String) -> Self {
        Self(
            code: .repeatedParameter, parameter: parameter, message: "“\(parameter)” is there more than once.",
            expected: "one value")
    }

    fileprivate static func bad(_ parameter: String, _ expected: String) -> Self {
        Self(
            code: .badValue, parameter: parameter, message: "“\(parameter)” takes \(expected).", expected: expected)
    }
}
