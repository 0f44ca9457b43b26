import DialogModel
import DialogStorage
import HTTP

/// The query of `GET /dialogs`.
struct DialogListParameters {
    static let names = ["limit", "cursor", "q", "kind", "tag", "style", "sort", "fields", "count"]

    var query = DialogQuery()
    var position: ListPosition?
    var limit: Int
    var fields = FieldSelection.all
    var countsTotal: Bool
    /// All that decides which list this is a part of.
    private var filter: String
    /// The parameters as given, without the cursor, for the link to the next part.
    private var given: [(name: String, value: String)]

    init(_ request: HTTPRequest) throws(Problem) {
        let reader = try QueryReader(request, known: Self.names)
        query.text = try reader.text("q", maximum: 200)
        query.kind = try reader.choice("kind", Dialog.Kind.self)
        query.tag = try reader.slug("tag")
        query.style = try reader.slug("style")
        if let sort = try reader.text("sort", maximum: 100) { query.order = try Self.order(sort) }
        if let names = try reader.text("fields", maximum: 1_000) {
            fields = try FieldSelection(parsing: names, keys: DocumentKeys.dialog)
        }
        limit = try reader.limit()
        countsTotal = try reader.choice("count", ["exact"]) != nil
        let given = try request.query.items.filter { !$0.isNamed("cursor") }.map { (name: $0.name, value: $0.value) }
        self.given = given
        filter = ["q", "kind", "tag", "style", "sort"].map { name in
            PathPattern.query(given.filter { $0.name.utf8.elementsEqual(name.utf8) })
        }.joined()
        if let cursor = try reader.text("cursor") {
            position = try ListCursor.dialogPosition(cursor, filter: filter)
        }
    }

    /// The address of the next part, from the root of the site.
    func next(_ position: ListPosition) -> String {
        let cursor = ListCursor(position, filter: filter).text
        return Links.dialogs() + PathPattern.query(given + [("cursor", cursor)])
    }

    private static func order(_ text: String) throws(Problem) -> [DialogQuery.Order] {
        var order: [DialogQuery.Order] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            let isDescending = part.utf8.first == 0x2D
            let name = isDescending ? part.dropFirst() : part
            guard let key = DialogQuery.Order.Key.allCases.first(where: { $0.rawValue.utf8.elementsEqual(name.utf8) })
            else {
                let known = DialogQuery.Order.Key.allCases.map(\.rawValue)
                throw .badParameter(
                    "sort", "Lists are not sorted by this.",
                    expected: known.joined(separator: ", ") + ", each with - in front for descending",
                    received: String(name), suggestion: Nearest.word(to: Array(name.utf8), among: known))
            }
            order.append(DialogQuery.Order(key, isDescending: isDescending))
        }
        return order
    }
}
