import JSON

extension Animation {
    /// An animation as its author wrote it.
    struct Draft {
        var enter: Transition.Draft?
        var exit: Transition.Draft?
        var backdrop: BackdropTransition.Draft?
        var generation = Curve.Generation.current
    }

    static let draft = Shape<Draft>.object("How the dialog comes and goes.") { fields in
        let enter = fields.optional("enter", Transition.draft, "The way in. By default that of the dialog's kind.")
        let exit = fields.optional("exit", Transition.draft, "The way out. By default the way in, mirrored.")
        let backdrop = fields.optional(
            "backdrop", BackdropTransition.draft,
            "The backdrop's own curve. By default it fades as long as the way in lasts, and never overshoots.")
        let generation = fields.optional(
            "swiftui", generation, "2020 gives the names “spring” and “default” their meaning before iOS 17.")
        return { object in
            Draft(
                enter: object[enter], exit: object[exit], backdrop: object[backdrop],
                generation: object[generation] ?? .current)
        }
    }

    private static let generation = Shape<Curve.Generation>(
        read: { node, reading in
            if node.int == 2020 { return .swiftUI2020 }
            if node.kind == .number {
                reading.report(.unknownValue, at: node, "Expected 2020.", expected: "2020", suggestion: "2020")
            } else {
                reading.reportType(of: node, expected: "the number 2020")
            }
            return nil
        },
        schema: { _ in .type("integer", ["enum": [2020]]) })
}
