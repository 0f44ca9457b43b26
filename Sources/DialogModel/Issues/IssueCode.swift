extension Issue {
    /// The stable name of a kind of finding.
    public enum Code: String, Sendable, Hashable, CaseIterable {
        // The form of a document
        case wrongType = "wrong-type"
        case missingKey = "missing-key"
        case unknownKey = "unknown-key"
        case unknownValue = "unknown-value"
        case tooShort = "too-short"
        case tooLong = "too-long"
        case tooFew = "too-few"
        case tooMany = "too-many"
        case outOfRange = "out-of-range"
        case invalidSlug = "invalid-slug"
        case invalidColor = "invalid-color"
        case invalidLength = "invalid-length"
        case invalidDuration = "invalid-duration"
        case invalidLink = "invalid-link"
        case invalidImage = "invalid-image"
        case invalidPattern = "invalid-pattern"
        case invalidDate = "invalid-date"
        case invalidTime = "invalid-time"
        case invalidToken = "invalid-token"

        // What belongs together
        case missingName = "missing-name"
        case conflict
        case duplicate
        case reservedName = "reserved-name"
        case unknownOption = "unknown-option"
        case unknownTrigger = "unknown-trigger"
        case notRising = "not-rising"
        /// A key that changes nothing beside the others.
        case noEffect = "no-effect"

        // Answers
        case required
        case invalidEmail = "invalid-email"
        case invalidURL = "invalid-url"
        case patternMismatch = "pattern-mismatch"
        case stepMismatch = "step-mismatch"
        case unknownInput = "unknown-input"
        case unknownButton = "unknown-button"
        case disabled
    }
}
