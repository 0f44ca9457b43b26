import JSON

extension Transition {
    /// A transition as its author wrote it: what is left out depends on the kind of the dialog.
    enum Draft {
        case none
        case effects([Effect]?, curve: Curve?, delay: Double)
    }

    /// `"none"`, an effect's name, a list of effects, or the whole.
    static let draft = Shape<Draft>.alternatives(
        string: .words([("none", .none)] + Effect.words.map { ($0.word, .effects([$0.value], curve: nil, delay: 0)) }),
        array: Effect.list.map { .effects($0, curve: nil, delay: 0) }, object: whole
    ).named("transition")

    private static let whole = Shape<Draft>.object("Effects that run together on one curve.") { fields in
        let effects = fields.optional("effects", Effect.list, "By default those of the dialog's kind.")
        let curve = fields.optional("curve", Curve.shape, "A name, or an object with a type.", default: "default")
        let delay = fields.optional("delay", .duration(0...10), "Seconds.", default: 0)
        return { object in .effects(object[effects], curve: object[curve], delay: object[delay] ?? 0) }
    }
}

extension BackdropTransition {
    enum Draft {
        case none
        case transition(BackdropTransition)
    }

    /// `"none"`, a curve, or a curve with a delay.
    static let draft = Shape<Draft>(
        read: { node, reading in
            if node.spells("none") { return Draft.none }
            if node.kind == .object, node["type"] == nil { return delayed.read(node, reading) }
            return Curve.shape.read(node, reading).map { .transition(BackdropTransition(curve: $0)) }
        },
        schema: { builder in
            ["anyOf": [.type("string", ["const": "none"]), Curve.shape.schema(&builder), delayed.schema(&builder)]]
        })

    private static let delayed = Shape<Draft>.object("A curve with a delay.") { fields in
        let curve = fields.required("curve", Curve.shape, "A name, or an object with a type.")
        let delay = fields.optional("delay", .duration(0...10), "Seconds.", default: 0)
        return { object in
            let (curve, delay) = (object[curve], object[delay] ?? 0)
            return curve.map { .transition(BackdropTransition(curve: $0, delay: delay)) }
        }
    }
}
