public import JSON

extension Curve {
    /// Reads a curve that stands alone, and collects every issue.
    ///
    /// - Parameter generation: what a bare name means.
    public static func decode(_ document: JSONDocument, generation: Generation = .current) -> Decoded<Curve> {
        var decoded = shape.decode(document)
        decoded.value = decoded.value?.of(generation)
        return decoded
    }
}
