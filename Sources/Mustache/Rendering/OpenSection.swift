/// A section that is being rendered.
struct OpenSection {
    /// What it goes through; empty for a section that is entered once.
    let items: [MustacheValue]
    /// The item that follows.
    var next: Int
}
