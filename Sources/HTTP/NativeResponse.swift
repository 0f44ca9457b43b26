/// What a listener keeps with a prepared answer so that sending it again costs nothing; released with the answer.
open class NativeResponse: @unchecked Sendable {
    public init() {}
}
