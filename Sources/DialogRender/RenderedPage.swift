/// A page as bytes, with the exact text of what a content policy must allow by hash.
public struct RenderedPage: Sendable {
    public var bytes: [UInt8]
    /// The text of the page's one style element.
    public var style: [UInt8]
    /// The text of its one inline script; empty where there is none.
    public var script: [UInt8]

    public init(bytes: [UInt8], style: [UInt8], script: [UInt8] = []) {
        self.bytes = bytes
        self.style = style
        self.script = script
    }
}
