extension TemplateSource {
    /// The blanks that every line of a block begins with; the block tag's own when it has no lines.
    func margin(of block: Node.Block) -> ArraySlice<UInt8> {
        let lead = text[block.lead ?? 0..<0]
        guard block.isStandalone else { return lead }
        var common: ArraySlice<UInt8>?
        narrow(&common, to: block.body)
        return common ?? lead
    }

    private func narrow(_ common: inout ArraySlice<UInt8>?, to nodes: [Node]) {
        for node in nodes {
            switch node {
            case .text(let range, startsLine: true):
                let line = text[range]
                let blanks = line.prefix(while: \.isBlank)
                let isEmpty = line[blanks.endIndex...].allSatisfy(\.isWhitespace) && line.last == .newline
                if !isEmpty { narrow(&common, to: blanks) }
            case .text, .value:
                break
            case .line:
                narrow(&common, to: [])
            case .section(_, _, let body, _):
                narrow(&common, to: body)
            case .partial(_, let lead, _):
                if let lead { narrow(&common, to: text[lead]) }
            case .parent(let parent):
                if let lead = parent.lead { narrow(&common, to: text[lead]) }
            case .block(let block):
                if block.lead != nil { narrow(&common, to: margin(of: block)) }
                narrow(&common, to: block.body)
            }
        }
    }

    private func narrow(_ common: inout ArraySlice<UInt8>?, to blanks: ArraySlice<UInt8>) {
        common = blanks.prefix(common.map { zip($0, blanks).prefix { $0 == $1 }.count } ?? blanks.count)
    }
}
