/// What a reader stopped at, small enough to be thrown on the hot path; `JSONError` is made from it.
struct JSONFault: Error {
    let code: JSONError.Code
    let offset: Int
    var expected = JSONExpectation.nothing
    /// The tape entry that is at fault, where it is not the last open container's current child.
    var entry: UInt32 = .max
}
