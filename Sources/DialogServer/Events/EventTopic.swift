import DialogModel
import HTTP

/// What events are about: all of a sort, or one thing of it.
struct EventTopic: Sendable, Hashable {
    enum Sort: String, CaseIterable, Sendable { case dialogs, responses, styles, files }

    let sort: Sort
    /// The dialog or the style; `nil` is any.
    let id: Slug?

    init(_ sort: Sort, _ id: Slug?) {
        self.sort = sort
        self.id = id
    }

    func covers(_ other: EventTopic) -> Bool { sort == other.sort && (id == nil || id == other.id) }
}

extension EventTopic {
    /// The topics of `dialogs,responses:hello`; `nil`, which is all, where there is no such parameter.
    static func list(_ reader: QueryReader) throws(Problem) -> [EventTopic]? {
        guard let text = try reader.text("topics") else { return nil }
        var topics: [EventTopic] = []
        for word in text.split(separator: ",", omittingEmptySubsequences: false) {
            topics.append(try topic(String(word)))
        }
        return topics
    }

    private static func topic(_ word: String) throws(Problem) -> EventTopic {
        let parts = word.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        let names = Sort.allCases.map(\.rawValue)
        guard let name = parts.first,
            let sort = Sort.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name.utf8) })
        else {
            throw .badParameter(
                "topics", "This is no topic.", expected: names.joined(separator: ", "), received: word,
                suggestion: Nearest.word(to: Array((parts.first ?? "").utf8), among: names))
        }
        guard parts.count == 2 else { return EventTopic(sort, nil) }
        guard sort != .files, let id = Slug(parts[1]) else {
            throw .badParameter("topics", "After the colon stands the id of a dialog or style.", received: word)
        }
        return EventTopic(sort, id)
    }
}
