import Mustache

/// A file of the public suite.
struct SpecificationSuite: Decodable {
    let tests: [Case]

    struct Case: Decodable {
        let name: String
        let data: Value
        let template: String
        let partials: [String: String]?
        let expected: String
    }

    struct Value: Decodable {
        let value: MustacheValue

        init(from decoder: any Decoder) throws {
            let container = try decoder.singleValueContainer()
            if container.decodeNil() {
                value = .null
            } else if let flag = try? container.decode(Bool.self) {
                value = .bool(flag)
            } else if let number = try? container.decode(Int.self) {
                value = .int(number)
            } else if let number = try? container.decode(Double.self) {
                value = .double(number)
            } else if let text = try? container.decode(String.self) {
                value = .string(text)
            } else if let items = try? container.decode([Value].self) {
                value = .list(items.map(\.value))
            } else {
                var object = MustacheObject()
                for (name, item) in try container.decode([String: Value].self) {
                    object[MustacheName(name)] = item.value
                }
                value = .object(object)
            }
        }
    }
}
