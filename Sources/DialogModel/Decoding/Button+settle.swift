import JSON

extension Button {
    /// All of a dialog's buttons: ids are unique, made from labels where none was given, and exactly one is the default.
    static let list = Shape.list(of: draft, 0...8).flatMap { drafts, _, reading in settled(drafts, reading) }
        .annotated(["description": "In reading order; exactly one is the default."])

    private static func settled(_ drafts: [Draft], _ reading: Reading) -> [Button]? {
        var buttons = drafts.map(\.button)
        settleIDs(of: &buttons, drafts, reading)
        let wished = drafts.indices.filter { drafts[$0].wish == true }
        for index in wished.dropFirst() {
            reading.report(
                .duplicate, at: drafts[index].defaultNode ?? drafts[index].node,
                "Only one button can be the default; “\(buttons[wished[0]].label)” is it already.",
                expected: "one default button")
        }
        guard let index = wished.first ?? defaultIndex(among: drafts) else { return buttons }
        buttons[index].isDefault = true
        return buttons
    }

    private static func settleIDs(of buttons: inout [Button], _ drafts: [Draft], _ reading: Reading) {
        var taken: Set<Slug> = []
        for draft in drafts where draft.hasOwnID {
            if !taken.insert(draft.button.id).inserted {
                reading.report(
                    .duplicate, at: draft.idNode ?? draft.node, "Another button has this id.", expected: "a unique id")
            }
        }
        for index in drafts.indices where !drafts[index].hasOwnID {
            let id = Slug(naming: buttons[index].label, fallback: "button").unique { taken.contains($0) }
            taken.insert(id)
            buttons[index].id = id
        }
    }

    /// The button that Return presses where the author named none: the safest that still gets on with it.
    private static func defaultIndex(among drafts: [Draft]) -> Int? {
        let willing = drafts.indices.filter { drafts[$0].wish == nil }
        let candidates = willing.isEmpty ? Array(drafts.indices) : willing
        return candidates.enumerated().min {
            (rank(of: drafts[$0.element].button), $0.offset) < (rank(of: drafts[$1.element].button), $1.offset)
        }?.element
    }

    private static func rank(of button: Button) -> Int {
        var rank =
            switch button.role {
            case .confirm: 0
            case .cancel: 1
            case .deny: 2
            }
        if case .link = button.action { rank += 3 }
        if button.isDestructive { rank += 10 }
        if button.isDisabled { rank += 100 }
        return rank
    }
}
