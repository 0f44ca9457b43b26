/// One change at one place of a value.
enum JSONEdit {
    /// Adds to an object or array, or takes the place of a member.
    case insert(JSONValue)
    case replace(JSONValue)
    case remove

    var value: JSONValue? {
        switch self {
        case .insert(let value), .replace(let value): value
        case .remove: nil
        }
    }

    enum Outcome {
        /// With what stood there before.
        case done(JSONValue?)
        case noPlace
        case tooManyNames
    }
}

extension JSONValue {
    /// Changes the value in place; copies nothing that lies beside the way.
    mutating func apply(_ edit: JSONEdit, _ tokens: ArraySlice<String>, names: Int) -> JSONEdit.Outcome {
        guard let token = tokens.first else {
            let old = self
            self = edit.value ?? .null
            return .done(old)
        }
        let isLast = tokens.count == 1
        switch self {
        case .object(var members):
            self = .null
            defer { self = .object(members) }
            let position = members.firstIndex { $0.name.utf8.elementsEqual(token.utf8) }
            guard isLast else {
                return position.map { members[$0].value.apply(edit, tokens.dropFirst(), names: names) } ?? .noPlace
            }
            return edit.change(&members, position, token, names)
        case .array(var elements):
            self = .null
            defer { self = .array(elements) }
            let position = isLast && token.utf8.elementsEqual("-".utf8) ? elements.count : JSONPointer.index(token)
            guard let position, position <= elements.count else { return .noPlace }
            guard isLast else {
                guard position < elements.count else { return .noPlace }
                return elements[position].apply(edit, tokens.dropFirst(), names: names)
            }
            return edit.change(&elements, position)
        default:
            return .noPlace
        }
    }
}

extension JSONEdit {
    fileprivate func change(
        _ members: inout [JSONMember], _ position: Int?, _ name: String, _ limit: Int
    ) -> Outcome {
        switch (self, position) {
        case (.remove, let position?):
            return .done(members.remove(at: position).value)
        case (.insert(let value), let position?), (.replace(let value), let position?):
            let old = members[position].value
            members[position].value = value
            return .done(old)
        case (.insert(let value), nil):
            guard members.count < limit else { return .tooManyNames }
            members.append(JSONMember(name, value))
            return .done(nil)
        case (_, nil):
            return .noPlace
        }
    }

    fileprivate func change(_ elements: inout [JSONValue], _ position: Int) -> Outcome {
        switch self {
        case .insert(let value):
            elements.insert(value, at: position)
            return .done(nil)
        case .replace(let value):
            guard position < elements.count else { return .noPlace }
            let old = elements[position]
            elements[position] = value
            return .done(old)
        case .remove:
            guard position < elements.count else { return .noPlace }
            return .done(elements.remove(at: position))
        }
    }
}
