import HTTP
import JSON

/// The stage's `set=POINTER:JSON`: single changes in a document, made in their order.
enum DocumentOverrides {
    static let limit = 100
    /// Colons that are tried in one override; more would let a long name cost a quadratic time.
    private static let colonLimit = 16

    static func apply(_ overrides: [String], to document: JSONValue) throws(Problem) -> JSONValue {
        guard overrides.count <= limit else {
            throw .badParameter("set", "At most \(limit) overrides are taken.")
        }
        var result = document
        for override in overrides {
            let (pointer, value) = try read(override)
            guard let next = result.setting(value, at: pointer.tokens[...]) else {
                throw .badParameter(
                    "set", "There is no place for this in the document.", received: pointer.description)
            }
            result = next
        }
        return result
    }

    /// Names may hold colons: the first one counts behind which JSON stands, among those that can have some.
    private static func read(_ text: String) throws(Problem) -> (JSONPointer, JSONValue) {
        let bytes = Array(text.utf8)
        var first: JSONError?
        let colons = bytes.indices.lazy.filter { bytes[$0] == 0x3A && $0 + 1 < bytes.count && bytes[$0 + 1] != 0x3A }
        for colon in colons.prefix(colonLimit) {
            guard let pointer = JSONPointer(String(decoding: bytes[..<colon], as: UTF8.self)),
                pointer.tokens.count <= JSONLimits.standard.depth
            else { continue }
            do {
                return (pointer, try JSONDocument(parsing: Array(bytes[(colon + 1)...])).root.value)
            } catch {
                first = first ?? error
            }
        }
        let fault = first.map { "What stands behind the colon is no JSON: \($0.message)." }
        throw .badParameter(
            "set", fault ?? "An override is a JSON pointer, a colon and a JSON value.",
            expected: "/title:\"Hello\"", received: text)
    }
}

extension JSONValue {
    /// With a value at a path; objects on the way are made where there is nothing, lists are not.
    fileprivate func setting(_ value: JSONValue, at path: ArraySlice<String>) -> JSONValue? {
        guard let token = path.first else { return value }
        let rest = path.dropFirst()
        switch self {
        case .object, .null:
            var copy = isNull ? .object([]) : self
            guard let child = (self[token] ?? .null).setting(value, at: rest) else { return nil }
            copy[token] = child
            return copy
        case .array(var elements):
            let isAppending = token.utf8.elementsEqual("-".utf8)
            guard let index = isAppending ? elements.count : Int(token), (0...elements.count).contains(index),
                let child = (index < elements.count ? elements[index] : .null).setting(value, at: rest)
            else { return nil }
            if index < elements.count { elements[index] = child } else { elements.append(child) }
            return .array(elements)
        default: return nil
        }
    }
}
