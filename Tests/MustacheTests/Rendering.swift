import Mustache

/// Renders `text` as the template `main`, beside the partials.
func render(
    _ text: String, _ value: MustacheValue = [:], partials: KeyValuePairs<String, String> = [:], name: String = "main",
    missingKeys: MustacheLibrary.MissingKeys = .empty, missingPartials: MustacheLibrary.MissingPartials = .refused
) throws(MustacheError) -> String {
    let library = try MustacheLibrary(
        sources: [(name, Array(text.utf8))] + partials.map { ($0.key, Array($0.value.utf8)) },
        missingKeys: missingKeys, missingPartials: missingPartials)
    var output: [UInt8] = []
    try library.render(name, value, into: &output)
    return String(decoding: output, as: UTF8.self)
}

/// What rendering or building fails with, as people read it.
func failure(
    _ text: String, _ value: MustacheValue = [:], partials: KeyValuePairs<String, String> = [:], name: String = "main",
    missingKeys: MustacheLibrary.MissingKeys = .empty
) -> String {
    do throws(MustacheError) {
        return "no error: " + (try render(text, value, partials: partials, name: name, missingKeys: missingKeys))
    } catch {
        return error.description
    }
}
