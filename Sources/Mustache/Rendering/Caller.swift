/// Where a unit goes on after a call, and the indentation it had.
struct Caller {
    let index: Int
    let indent: Int
    let margin: Int
}
