import JSON

extension JSONValue {
    /// A schema for one JSON type.
    static func type(_ name: String, _ keywords: JSONValue = [:]) -> JSONValue {
        JSONValue.object([JSONMember("type", .string(name))]).adding(keywords)
    }

    /// The same object with these keywords set.
    func adding(_ keywords: JSONValue) -> JSONValue {
        var result = self
        for member in keywords.object ?? [] { result[member.name] = member.value }
        return result
    }

    /// The same schema that also takes `null`.
    var nullable: JSONValue {
        if let type = self["type"]?.string {
            let typed = adding(["type": [.string(type), "null"]])
            return self["enum"]?.array.map { typed.adding(["enum": .array($0 + [.null])]) } ?? typed
        }
        if let branches = self["anyOf"]?.array {
            return adding(["anyOf": .array(branches + [.type("null")])])
        }
        return ["anyOf": [self, .type("null")]]
    }

    /// A schema with annotations beside it, which draft-07 would ignore beside a bare `$ref`.
    func annotated(_ keywords: JSONValue) -> JSONValue {
        self["$ref"] == nil ? adding(keywords) : JSONValue.object([JSONMember("allOf", [self])]).adding(keywords)
    }
}
