/// Why a JSON Patch was not applied; the value it was meant for is as it was.
public struct JSONPatchError: Error, Sendable {
    public let code: Code
    /// Index of the operation at fault; nil where it is the patch as a whole.
    public let operation: Int?
    /// Place of the fault in the patch document.
    public let pointer: JSONPointer
    /// The place in the value that the operation could not use.
    public let target: JSONPointer?
    /// One sentence without a full stop.
    public let message: String

    public enum Code: String, Sendable, CaseIterable {
        case notAPatch = "not-a-patch"
        case unknownOperation = "unknown-operation"
        case missingMember = "missing-member"
        case invalidPointer = "invalid-pointer"
        case tooManyOperations = "too-many-operations"
        case pathNotFound = "path-not-found"
        case testFailed = "test-failed"
        case moveIntoItself = "move-into-itself"
        case tooLarge = "too-large"
    }

    init(
        _ code: Code, _ message: String, operation: Int? = nil, member: String? = nil, target: JSONPointer? = nil
    ) {
        self.code = code
        self.operation = operation
        self.message = message
        self.target = target
        var pointer = JSONPointer.root
        if let operation { pointer.append(operation) }
        if let member { pointer.append(member) }
        self.pointer = pointer
    }
}

extension JSONPatchError: CustomStringConvertible {
    public var description: String {
        pointer.isRoot ? message : "\(pointer): \(message)"
    }
}
