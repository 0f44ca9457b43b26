import JSON

extension Dialog.Dismissal {
    /// Dismissal as its author wrote it.
    struct Draft {
        var backdrop: Bool?
        var escape: Bool?
        var drag: Bool?
        var after: Clock?
        var pauseOnHover: Bool?

        enum Clock {
            case never
            case delay(Dialog.AutoDismissal.Delay)
        }

        /// With the kind's defaults, and without a backdrop's press where there is no backdrop.
        func resolved(_ kind: Dialog.Kind, isModal: Bool) -> Dialog.Dismissal {
            let clock = after ?? (kind == .toast ? .delay(.readingTime) : .never)
            let auto: Dialog.AutoDismissal? =
                switch clock {
                case .never: nil
                case .delay(let delay): Dialog.AutoDismissal(delay: delay, pauseOnHover: pauseOnHover ?? true)
                }
            return Dialog.Dismissal(
                backdrop: isModal && backdrop ?? (kind == .dialog || kind == .sheet),
                escape: escape ?? (kind != .toast), drag: drag ?? (kind == .sheet), after: auto)
        }
    }

    static let draft = Shape<Draft>.object("What closes a dialog besides its buttons.") { fields in
        let backdrop = fields.optional("backdrop", .bool, "A press outside. By default for dialog and sheet.")
        let escape = fields.optional("escape", .bool, "The Escape key. By default for all but toast.")
        let drag = fields.optional("drag", .bool, "A drag towards its edge. By default for sheet.")
        let after = fields.optional(
            "after", clock,
            "Seconds, “auto” for as long as its text takes to read, or “none”. By default auto for toast, else none.")
        let pause = fields.optional(
            "pauseOnHover", .bool, "The time stands still under the pointer and with the focus.", default: true)
        return { object in
            Draft(
                backdrop: object[backdrop], escape: object[escape], drag: object[drag], after: object[after],
                pauseOnHover: object[pause])
        }
    }

    private static let clock: Shape<Draft.Clock> = {
        let seconds = Shape<Double>.duration(0.1...86_400).map { Draft.Clock.delay(.seconds($0)) }
        return Shape(
            read: { node, reading in
                if node.spells("auto") { return .delay(.readingTime) }
                if node.spells("none") { return .never }
                return seconds.read(node, reading)
            },
            schema: { builder in
                var branches = seconds.schema(&builder)["anyOf"]?.array ?? []
                branches.append(.type("string", ["enum": ["auto", "none"]]))
                return ["anyOf": .array(branches)]
            })
    }()
}
