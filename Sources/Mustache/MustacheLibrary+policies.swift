extension MustacheLibrary {
    /// What a name that the context does not hold means.
    public enum MissingKeys: Sendable {
        /// Nothing is written, a section is skipped.
        case empty
        /// Rendering throws `missingKey`; a key whose value is `null` is there.
        case strict
    }

    /// What a partial or parent that no source defines means.
    public enum MissingPartials: Sendable {
        /// Building the library throws.
        case refused
        /// Nothing is written, as the specification has it.
        case empty
    }
}
