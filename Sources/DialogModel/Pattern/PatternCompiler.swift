/// Turns a pattern's tree into instructions.
struct PatternCompiler {
    private(set) var program: [Pattern.Instruction] = []
    private(set) var sets: [ScalarSet] = []

    mutating func append(_ instruction: Pattern.Instruction) throws(PatternError) {
        guard program.count < Pattern.programLimit else { throw .tooLarge }
        program.append(instruction)
    }

    mutating func emit(_ node: PatternNode) throws(PatternError) {
        switch node {
        case .empty: break
        case .scalar(let value): try append(.scalar(value))
        case .any: try append(.any)
        case .start: try append(.start)
        case .end: try append(.end)
        case .wordBoundary(let isBoundary): try append(.wordBoundary(isBoundary))
        case .set(let set):
            sets.append(set)
            try append(.set(sets.count - 1))
        case .sequence(let nodes):
            for node in nodes { try emit(node) }
        case .choice(let branches): try emit(branches)
        case .repetition(let node, let minimum, let maximum): try emit(node, minimum, maximum)
        }
    }

    private mutating func emit(_ branches: [PatternNode]) throws(PatternError) {
        var ends: [Int] = []
        for branch in branches.dropLast() {
            let split = program.count
            try append(.split(split + 1, split + 1))
            try emit(branch)
            ends.append(program.count)
            try append(.jump(0))
            program[split] = .split(split + 1, program.count)
        }
        if let last = branches.last { try emit(last) }
        for end in ends { program[end] = .jump(program.count) }
    }

    private mutating func emit(_ node: PatternNode, _ minimum: Int, _ maximum: Int?) throws(PatternError) {
        // An empty node repeated adds no instruction, so the count itself is bounded.
        guard max(minimum, maximum ?? 0) <= Pattern.programLimit else { throw .tooLarge }
        for _ in 0..<minimum { try emit(node) }
        guard let maximum else {
            let split = program.count
            try append(.split(split + 1, split + 1))
            try emit(node)
            try append(.jump(split))
            program[split] = .split(split + 1, program.count)
            return
        }
        var splits: [Int] = []
        for _ in minimum..<maximum {
            splits.append(program.count)
            try append(.split(0, 0))
            try emit(node)
        }
        for split in splits { program[split] = .split(split + 1, program.count) }
    }
}
