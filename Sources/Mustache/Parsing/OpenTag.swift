/// A section, block or parent whose closing tag has not come yet, and what stood around it.
struct OpenTag {
    let kind: Tag.Kind
    let name: String
    let path: [MustacheName]
    let lead: Range<Int>?
    let isStandalone: Bool
    let at: Int
    let outerNodes: [Node]
    let outerBlocks: [Node.Block]
}
