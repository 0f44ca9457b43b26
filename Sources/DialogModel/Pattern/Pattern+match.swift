extension Pattern {
    /// Whether the whole text matches. Takes at most the pattern's size for each scalar of the text.
    public func matches(_ text: String) -> Bool {
        var threads = PatternThreads(program.count)
        var following = PatternThreads(program.count)
        var previous: UInt32?
        var iterator = text.unicodeScalars.makeIterator()
        var current = iterator.next()?.value
        add(0, to: &threads, Surroundings(before: previous, after: current))
        while let value = current {
            if threads.list.isEmpty { return false }
            let upcoming = iterator.next()?.value
            let surroundings = Surroundings(before: value, after: upcoming)
            following.removeAll()
            for index in threads.list where accepts(program[index], value) {
                add(index + 1, to: &following, surroundings)
            }
            swap(&threads, &following)
            previous = value
            current = upcoming
        }
        return threads.hasMatch
    }

    private struct Surroundings {
        let before: UInt32?
        let after: UInt32?

        var isWordBoundary: Bool {
            (before.map(ScalarSet.word.contains) ?? false) != (after.map(ScalarSet.word.contains) ?? false)
        }
    }

    private func accepts(_ instruction: Instruction, _ value: UInt32) -> Bool {
        switch instruction {
        case .scalar(let wanted): value == wanted
        case .set(let index): sets[index].contains(value)
        case .any: value != 0x0A && value != 0x0D && value != 0x2028 && value != 0x2029
        default: false
        }
    }

    /// Follows all ways that need no scalar.
    private func add(_ start: Int, to threads: inout PatternThreads, _ surroundings: Surroundings) {
        threads.pending.append(start)
        while let index = threads.pending.popLast() {
            guard threads.visit(index) else { continue }
            switch program[index] {
            case .jump(let target): threads.pending.append(target)
            case .split(let first, let second): threads.pending += [second, first]
            case .start: if surroundings.before == nil { threads.pending.append(index + 1) }
            case .end: if surroundings.after == nil { threads.pending.append(index + 1) }
            case .wordBoundary(let wanted):
                if surroundings.isWordBoundary == wanted { threads.pending.append(index + 1) }
            case .match: threads.hasMatch = true
            case .scalar, .set, .any: threads.list.append(index)
            }
        }
    }
}

/// The places of a program that are live at one place of a text.
private struct PatternThreads {
    /// Instructions that wait for a scalar.
    var list: [Int] = []
    var pending: [Int] = []
    var hasMatch = false
    private var visited: [Int]
    private var generation = 1

    init(_ count: Int) {
        visited = [Int](repeating: 0, count: count)
    }

    mutating func removeAll() {
        list.removeAll(keepingCapacity: true)
        hasMatch = false
        generation += 1
    }

    mutating func visit(_ index: Int) -> Bool {
        guard visited[index] != generation else { return false }
        visited[index] = generation
        return true
    }
}
