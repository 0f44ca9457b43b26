/// The blocks that one parent tag gives to its parent.
struct Level {
    let key: Key
    let blocks: [Node.Block]

    /// The tag's template and place.
    struct Key: Hashable {
        let template: Int
        let at: Int
    }
}
