/// A promise that an input broke.
public struct FuzzFailure: Error, Sendable, CustomStringConvertible {
    public let reason: String

    public var description: String { reason }
}

/// Ends the check of an input whose promise does not hold.
func hold(_ promise: Bool, _ reason: @autoclosure () -> String) throws(FuzzFailure) {
    guard promise else { throw FuzzFailure(reason: reason()) }
}
