import Foundation
import JSON

/// As much of JSON Schema as our schemas use; any other keyword is a failure of the walk in `DialogSchemaTests`.
struct SchemaValidator {
    let root: JSONValue

    func accepts(_ value: JSONValue) -> Bool { accepts(value, root) }

    private func accepts(_ value: JSONValue, _ schema: JSONValue) -> Bool {
        if case .bool(let isOpen) = schema { return isOpen }
        return (schema.object ?? []).allSatisfy { keyword in
            let argument = keyword.value
            switch keyword.name {
            case "$ref": return accepts(value, definition(argument))
            case "type": return (argument.array ?? [argument]).contains { isOfType(value, $0.string ?? "") }
            case "const": return argument == value
            case "enum":
                return argument.array?.contains { $0 == value || $0.double != nil && $0.double == value.double }
                    ?? false
            case "anyOf": return argument.array?.contains { accepts(value, $0) } ?? false
            case "oneOf": return argument.array?.count { accepts(value, $0) } == 1
            case "allOf": return argument.array?.allSatisfy { accepts(value, $0) } ?? false
            case "not": return !accepts(value, argument)
            case "if":
                let branch = schema[accepts(value, argument) ? "then" : "else"]
                return branch.map { accepts(value, $0) } ?? true
            default:
                return acceptsText(value, keyword.name, argument) && acceptsNumber(value, keyword.name, argument)
                    && acceptsList(value, keyword.name, argument)
                    && acceptsObject(value, keyword.name, argument, schema)
            }
        }
    }

    private func definition(_ reference: JSONValue) -> JSONValue {
        reference.string.flatMap { JSONPointer($0) }.flatMap { root[$0] } ?? false
    }

    private func isOfType(_ value: JSONValue, _ type: String) -> Bool {
        switch value {
        case .null: type == "null"
        case .bool: type == "boolean"
        case .number: type == "number" || type == "integer" && value.double.map { $0 == $0.rounded() } ?? false
        case .string: type == "string"
        case .array: type == "array"
        case .object: type == "object"
        }
    }

    private func acceptsText(_ value: JSONValue, _ keyword: String, _ argument: JSONValue) -> Bool {
        guard let text = value.string else { return true }
        switch keyword {
        case "minLength": return text.unicodeScalars.count >= argument.int ?? 0
        case "maxLength": return text.unicodeScalars.count <= argument.int ?? 0
        case "pattern": return text.range(of: argument.string ?? "", options: .regularExpression) != nil
        default: return true
        }
    }

    private func acceptsNumber(_ value: JSONValue, _ keyword: String, _ argument: JSONValue) -> Bool {
        guard let number = value.double, let bound = argument.double else { return true }
        switch keyword {
        case "minimum": return number >= bound
        case "maximum": return number <= bound
        case "multipleOf": return (number / bound - (number / bound).rounded()).magnitude < 1e-9
        default: return true
        }
    }

    private func acceptsList(_ value: JSONValue, _ keyword: String, _ argument: JSONValue) -> Bool {
        guard let elements = value.array else { return true }
        switch keyword {
        case "items": return elements.allSatisfy { accepts($0, argument) }
        case "minItems": return elements.count >= argument.int ?? 0
        case "maxItems": return elements.count <= argument.int ?? 0
        case "uniqueItems":
            return elements.indices.allSatisfy { index in !elements[..<index].contains(elements[index]) }
        default: return true
        }
    }

    private func acceptsObject(
        _ value: JSONValue, _ keyword: String, _ argument: JSONValue, _ schema: JSONValue
    ) -> Bool {
        guard let members = value.object else { return true }
        switch keyword {
        case "properties":
            return members.allSatisfy { member in argument[member.name].map { accepts(member.value, $0) } ?? true }
        case "additionalProperties":
            return members.allSatisfy { schema["properties"]?[$0.name] != nil || accepts($0.value, argument) }
        case "propertyNames": return members.allSatisfy { accepts(.string($0.name), argument) }
        case "maxProperties": return members.count <= argument.int ?? 0
        case "required": return argument.array?.allSatisfy { value[$0.string ?? ""] != nil } ?? false
        default: return true
        }
    }
}
