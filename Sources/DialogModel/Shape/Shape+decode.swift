import JSON

extension Shape where Value: Sendable {
    /// Reads the whole document and collects every issue.
    func decode(_ document: JSONDocument) -> Decoded<Value> {
        let reading = Reading()
        let value = read(document.root, reading)
        return Decoded(
            value: reading.hasErrors ? nil : value, issues: reading.issues(in: document),
            isTruncated: reading.isTruncated)
    }
}
