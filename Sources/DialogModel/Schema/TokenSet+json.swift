import JSON

extension TokenSet {
    /// Nested by family, every value as its canonical CSS text.
    var json: JSONValue {
        entries.reduce(into: [:]) { json, entry in
            json = json.setting(entry.token.path[...], to: .string(entry.value.css))
        }
    }
}

extension JSONValue {
    /// The same object with a value at a path of keys.
    fileprivate func setting(_ path: ArraySlice<String>, to value: JSONValue) -> JSONValue {
        guard let name = path.first else { return value }
        var result = self
        result[name] = (self[name] ?? [:]).setting(path.dropFirst(), to: value)
        return result
    }
}
