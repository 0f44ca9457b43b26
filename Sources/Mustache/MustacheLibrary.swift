/// All templates of a program, compiled and linked once, rendered from any thread.
///
/// A name's extension picks how `{{name}}` is escaped in that template: `html` (and any other) as character references, `css`
/// as hex escapes, `json` and `js` as in a string, `txt` not at all.
/// Specification: mustache 1.4 with its inheritance module (https://github.com/mustache/spec).
public struct MustacheLibrary: Sendable {
    private let program: Program
    private let indices: [String: Int]

    public init(
        sources: [(name: String, text: [UInt8])],
        missingKeys: MissingKeys = .empty,
        missingPartials: MissingPartials = .refused
    ) throws(MustacheError) {
        var linker = try Linker(
            sources.map { TemplateSource(name: $0.name, text: $0.text) }, missingPartials: missingPartials)
        program = try linker.link(missingKeys: missingKeys)
        indices = linker.indices
    }

    /// The template, for callers that render it often.
    public func template(_ name: String) throws(MustacheError) -> MustacheTemplate {
        guard let unit = indices[name] else {
            throw MustacheError(
                code: .unknownTemplate, message: "there is no such template", template: name, line: 0, column: 0,
                excerpt: "")
        }
        return MustacheTemplate(name: name, program: program, unit: unit)
    }

    /// Appends the rendered bytes; on an error `output` may end in a part of them.
    public func render(
        _ name: String, _ value: MustacheValue, into output: inout [UInt8]
    ) throws(MustacheError) {
        try template(name).render(value, into: &output)
    }
}
