extension Renderer {
    /// Pushes what a section goes through; false when it is to be skipped.
    mutating func enter(_ value: MustacheValue?) -> Bool {
        guard let value, value.isTrue else { return false }
        if case .list(let items) = value {
            contexts.append(items[0])
            sections.append(OpenSection(items: items, next: 1))
        } else {
            contexts.append(value)
            sections.append(OpenSection(items: [], next: 0))
        }
        return true
    }

    /// Puts the next item of the innermost section on the context stack; leaves the section after the last one.
    mutating func takeNextItem() -> Bool {
        contexts.removeLast()
        let section = sections.count - 1
        let next = sections[section].next
        guard next < sections[section].items.count else {
            sections.removeLast()
            return false
        }
        contexts.append(sections[section].items[next])
        sections[section].next = next + 1
        return true
    }
}
