/// What is wrong with the parameters of a stage, all of it.
public struct StageOptionsError: Error, Sendable, Hashable {
    public struct Issue: Sendable, Hashable {
        public enum Code: String, Sendable, Hashable { case unknownParameter, repeatedParameter, badValue }

        public var code: Code
        public var parameter: String
        public var message: String
        /// What would be right, as `light, dark, auto`.
        public var expected: String
    }

    public var issues: [Issue]
}
