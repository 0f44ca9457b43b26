import JSON

extension FuzzTarget {
    /// The first line is the patch, the rest the value it is made to.
    static let patch = FuzzTarget(
        "patch",
        seeds: [
            #"{"title":"b","message":null,"style":{"base":"ios"}}"# + "\n" + #"{"title":"a","message":"m"}"#,
            #"[{"op":"add","path":"/content/-","value":1},{"op":"move","from":"/a","path":"/b"}]"# + "\n"
                + #"{"content":[],"a":{"c":2}}"#,
            #"[{"op":"test","path":"/a~1b","value":1.0},{"op":"remove","path":"/a~1b"}]"# + "\n" + #"{"a/b":1}"#,
            #"[{"op":"copy","from":"","path":"/a"},{"op":"copy","from":"","path":"/b"}]"# + "\n{}",
            #"[{"op":"replace","path":"","value":[1,2]},{"op":"add","path":"/1","value":3}]"# + "\nnull",
        ],
        words: [
            "\"op\":\"add\"", "\"op\":\"move\"", "\"op\":\"copy\"", "\"op\":\"test\"", "\"op\":\"remove\"",
            "\"op\":\"replace\"", "\"path\":\"/", "\"from\":\"", "\"value\":", "/-", "~0", "~1", "/01", "null",
        ]
    ) { (bytes) throws(FuzzFailure) in
        let (first, second) = halves(bytes)
        guard let change = try? JSONDocument(parsing: first), let document = try? JSONDocument(parsing: second) else {
            return
        }
        let value = document.root.value
        let merged = value.mergePatched(with: change.root.value)
        try hold(merged.mergePatched(with: change.root.value) == merged, "merging twice is not merging once")
        try holdReadable(merged)
        guard let patch = try? JSONPatch(change.root) else { return }
        do {
            try holdReadable(try patch.applied(to: value))
        } catch let error as JSONPatchError {
            try hold(error.message.utf8.count < 1_024, "a long message")
            try hold(
                change.root[error.pointer] != nil || error.code == .missingMember, "\(error.pointer) leads nowhere")
        } catch {
            throw FuzzFailure(reason: "\(error)")
        }
    }

    private static func holdReadable(_ value: JSONValue) throws(FuzzFailure) {
        let text = JSONWriter().bytes(value)
        guard let again = try? JSONDocument(parsing: text, limits: .rfc) else {
            throw FuzzFailure(reason: "a patched value is written and not read")
        }
        try hold(again.root.value == value, "a patched value is read as another")
    }
}
