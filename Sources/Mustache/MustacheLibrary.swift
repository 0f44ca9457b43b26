/// All templates of a program, compiled and linked once, rendered from any thread.
///
/// A name's extension picks the escaper of the text written in that template: see `Escaper`.
/// Specification: mustache 1.4 with its inheritance module (https://github.com/mustache/spec).
public struct MustacheLibrary: Sendable {
    private let names: [String]

    public init(
        sources: [(name: String, text: [UInt8])],
        missingKeys: MissingKeys = .empty,
        missingPartials: MissingPartials = .refused
    ) throws(MustacheError) {
        names = sources.map(\.name)
    }

    /// The template, for callers that render it often.
    public func template(_ name: String) throws(MustacheError) -> MustacheTemplate {
        throw MustacheError(
            code: .unknownTemplate, message: "no such template", template: name, line: 0, column: 0, excerpt: "")
    }

    /// Appends the rendered bytes; on an error `output` may end in a part of them.
    public func render(
        _ name: String, _ value: MustacheValue, into output: inout [UInt8]
    ) throws(MustacheError) {
        try template(name).render(value, into: &output)
    }
}
