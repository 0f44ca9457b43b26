/// The linked templates as one flat list of instructions, unchangeable once built.
final class Program: Sendable {
    let code: [Instruction]
    let text: [UInt8]
    /// Offsets in `text` where a line begins that is not empty, in order; a sentinel stands at the end.
    let lineStarts: [UInt32]
    let names: [MustacheName]
    /// Where each unit begins.
    let entries: [UInt32]
    /// Where each instruction was written.
    let sites: [Site]
    let sources: [TemplateSource]
    let missingKeys: MustacheLibrary.MissingKeys

    struct Site: Sendable {
        let template: UInt32
        let offset: UInt32
    }

    init(
        code: [Instruction], text: [UInt8], lineStarts: [UInt32], names: [MustacheName], entries: [UInt32],
        sites: [Site], sources: [TemplateSource], missingKeys: MustacheLibrary.MissingKeys
    ) {
        self.code = code
        self.text = text
        self.lineStarts = lineStarts
        self.names = names
        self.entries = entries
        self.sites = sites
        self.sources = sources
        self.missingKeys = missingKeys
    }

    /// An error at the tag that an instruction was made from.
    func error(_ code: MustacheError.Code, _ message: String, at index: Int) -> MustacheError {
        let site = sites[index]
        return sources[Int(site.template)].error(code, message, at: Int(site.offset))
    }
}
