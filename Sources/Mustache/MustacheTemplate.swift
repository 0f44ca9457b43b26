/// One compiled template of a library.
public struct MustacheTemplate: Sendable {
    public let name: String
    let program: Program
    let unit: Int

    /// Appends the rendered bytes; on an error `output` may end in a part of them.
    public func render(_ value: MustacheValue, into output: inout [UInt8]) throws(MustacheError) {
        var renderer = Renderer(program, value)
        try renderer.run(unit: unit, into: &output)
    }
}
