/// From which templates blocks can be reached, through partials and parents too.
struct BlockReach {
    private(set) var result: [Bool]
    private let indices: [String: Int]
    private var references: [[Int]]

    init(trees: [[Node]], indices: [String: Int]) {
        result = Array(repeating: false, count: trees.count)
        references = Array(repeating: [], count: trees.count)
        self.indices = indices
        for (template, tree) in trees.enumerated() { note(tree, of: template) }
        var grows = true
        while grows {
            grows = false
            for template in trees.indices where !result[template] {
                result[template] = references[template].contains { result[$0] }
                if result[template] { grows = true }
            }
        }
    }

    private mutating func note(_ nodes: [Node], of template: Int) {
        for node in nodes {
            switch node {
            case .text, .line, .value: break
            case .section(_, _, let body, _): note(body, of: template)
            case .partial(let name, _, _): note(name, of: template)
            case .parent(let parent):
                note(parent.name, of: template)
                for block in parent.blocks { note(block.body, of: template) }
            case .block: result[template] = true
            }
        }
    }

    private mutating func note(_ name: String, of template: Int) {
        if let index = indices[name] { references[template].append(index) }
    }
}
