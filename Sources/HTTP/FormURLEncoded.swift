/// A body of `application/x-www-form-urlencoded` (WHATWG URL, section 5.1).
public enum FormURLEncoded {
    /// The pairs in order. Refuses more than `maximumPairs`, broken escapes, U+0000 and other control signs but line
    /// breaks and tabs, and anything that is not UTF-8.
    public static func parse(_ body: [UInt8], maximumPairs: Int = 1000) throws(Problem) -> [NameValue] {
        var pairs: [NameValue] = []
        for pair in body.split(separator: 0x26) {
            guard pairs.count < maximumPairs else {
                throw Problem(.badRequest, code: "too-many-fields", detail: "More than \(maximumPairs) form fields.")
            }
            let equals = pair.firstIndex(of: 0x3D) ?? pair.endIndex
            let name = try decode(pair[..<equals], position: pairs.count)
            let value = equals < pair.endIndex ? try decode(pair[(equals + 1)...], position: pairs.count) : ""
            pairs.append(NameValue(name: name, value: value))
        }
        return pairs
    }

    private static func decode(_ raw: ArraySlice<UInt8>, position: Int) throws(Problem) -> String {
        do {
            let bytes = try PercentCodec.decode(raw, plusIsSpace: true, controls: .lineBreaksAllowed)
            return String(decoding: bytes, as: UTF8.self)
        } catch {
            let reason =
                switch error {
                case .badEscape: "a percent sign that two hexadecimal digits do not follow"
                case .control: "a control sign"
                case .notUTF8: "bytes that are not UTF-8"
                }
            throw Problem(
                .badRequest, code: "bad-form", detail: "Field \(position + 1) of the form holds \(reason).")
        }
    }
}
