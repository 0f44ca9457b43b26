import JSON

extension ResponseDecoder {
    /// What an answer says besides its values.
    struct Head {
        var outcome: Response.Outcome?
        var button: String?
        var elapsed: Double?
        /// An object, or nothing.
        var values: JSONNode?
        var root: JSONNode?
        var buttonNode: JSONNode?

        static let shape = Shape<Head>.object("An answer.") { fields in
            let schema = fields.schemaKey()
            let outcome = fields.optional("outcome", .choice(Response.Outcome.self), "How the dialog was closed.")
            let button = fields.optional("button", .text(1...64), "The pressed button, where one was.")
            let values = fields.optional("values", .objectNode, "The inputs' values by name.")
            let elapsed = fields.optional("elapsed", .duration(0...longestElapsed), "Seconds from opening to answer.")
            return { object in
                _ = object[schema]
                let head = Head(
                    outcome: object[outcome], button: object[button], elapsed: object[elapsed],
                    values: object[values], root: object.node, buttonNode: object.value(of: button))
                // A wrong outcome or button was reported and is not to be called missing.
                return object.reading.hasErrors && head.outcome == nil && object.has(outcome) ? nil : head
            }
        }
    }

    /// The outcome and the pressed button; a button alone means its press.
    func settle(_ head: Head, _ report: inout AnswerReport) -> (Response.Outcome?, Button?) {
        let outcome = head.outcome ?? (head.button == nil ? nil : .button)
        guard let outcome else {
            report.add(
                Issue(
                    pointer: "#", code: .missingKey, message: "The answer has no outcome.",
                    expected: Response.Outcome.allCases.map(\.rawValue).joined(separator: ", ")),
                at: head.root)
            return (nil, nil)
        }
        guard let id = head.button else {
            if outcome == .button {
                report.add(
                    Issue(
                        pointer: "#", code: .missingKey, message: "The answer does not say which button was pressed.",
                        expected: "button"),
                    at: head.root)
            }
            return (outcome, nil)
        }
        let pointer = "#/button"
        let received = Excerpt.quoted(id)
        guard outcome == .button else {
            report.add(
                Issue(
                    pointer: pointer, code: .conflict,
                    message: "Only the outcome “button” has a button; this one is “\(outcome.rawValue)”.",
                    received: received), at: head.buttonNode)
            return (outcome, nil)
        }
        guard let button = dialog.buttons.first(where: { $0.id.rawValue.utf8.elementsEqual(id.utf8) }) else {
            let ids = dialog.buttons.map(\.id.rawValue)
            report.add(
                Issue(
                    pointer: pointer, code: .unknownButton, message: "The dialog has no such button.",
                    expected: ids.joined(separator: ", "), received: received,
                    suggestion: Nearest.word(to: Array(id.utf8), among: ids)), at: head.buttonNode)
            return (outcome, nil)
        }
        if button.isDisabled {
            report.add(
                Issue(
                    pointer: pointer, code: .disabled, message: "This button can't be pressed.", received: received),
                at: head.buttonNode)
        }
        return (outcome, button)
    }
}

extension Shape<JSONNode> {
    /// Any object, to be read by what only a dialog knows.
    fileprivate static var objectNode: Shape {
        Shape(
            read: { node, reading in
                if node.kind == .object { return node }
                reading.reportType(of: node, expected: "an object")
                return nil
            },
            schema: { _ in .type("object") })
    }
}
