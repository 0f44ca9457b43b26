/// The same files as text, for a page that stands alone.
public struct InlineAssets: Sendable {
    let styles: [UInt8]
    let script: [UInt8]

    /// `modules` in an order in which each comes after those that it imports; none of their top-level names may clash.
    public init(styles: [[UInt8]], modules: [[UInt8]]) {
        self.styles = Array(styles.map(Self.withoutComments).joined(separator: [0x0A]))
        script = Array(modules.map(Self.asPlainScript).joined(separator: [0x0A]))
    }
}
