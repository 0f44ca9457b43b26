import JSON

extension Dialog.Next {
    /// An object whose keys are outcomes or button ids.
    static let list = Shape<[Dialog.Next]>(
        read: { node, reading in
            guard node.kind == .object else {
                reading.reportType(of: node, expected: "an object from outcome or button id to dialog id")
                return nil
            }
            var result: [Dialog.Next] = []
            var isComplete = true
            for (index, member) in node.members.enumerated() {
                guard index < limit else {
                    reading.report(
                        .tooMany, at: node, "Expected at most \(limit) keys.", expected: "at most \(limit) keys")
                    return nil
                }
                let trigger = Shape<Slug>.slug.read(member.name, reading)
                let dialog = Shape<Slug>.slug.read(member.value, reading)
                guard let trigger, let dialog else {
                    isComplete = false
                    continue
                }
                result.append(Dialog.Next(trigger: trigger, dialog: dialog))
            }
            return isComplete ? result : nil
        },
        schema: { builder in
            .type(
                "object",
                [
                    "propertyNames": Shape<Slug>.slug.schema(&builder),
                    "additionalProperties": Shape<Slug>.slug.schema(&builder), "maxProperties": .init(limit),
                ])
        })

    private static let limit = 14

    /// Reports keys that are neither an outcome nor one of the buttons.
    static func check(_ next: [Dialog.Next], buttons: [Button], at node: JSONNode?, _ reading: Reading) {
        let known = Response.Outcome.allCases.map(\.rawValue) + buttons.map(\.id.rawValue)
        guard let node else { return }
        for (following, member) in zip(next, node.members)
        where !known.contains(where: { $0.utf8.elementsEqual(following.trigger.rawValue.utf8) }) {
            reading.reportWord(member.name, code: .unknownTrigger, among: known)
        }
    }
}
