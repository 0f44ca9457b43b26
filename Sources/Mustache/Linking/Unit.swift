/// A template together with the blocks that its descendants override and its indentation: the linker's unit of code.
struct Unit {
    let key: Key
    let scope: Scope
    /// What it runs on every rendering, whatever the data.
    var calls: [Call] = []

    struct Key: Hashable {
        let template: Int
        let levels: [Level.Key]
        let indent: [UInt8]
    }

    struct Call {
        let unit: Int
        let template: Int
        let at: Int
    }
}
