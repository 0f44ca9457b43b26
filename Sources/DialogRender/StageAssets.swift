/// The addresses of the files that a stage links to.
public struct StageAssets: Sendable {
    public var icon: String
    /// `dialog.css`, `fields.css` and `hosts.css`, in this order.
    public var styles: [String]
    public var stageScript: String

    public init(icon: String, styles: [String], stageScript: String) {
        self.icon = icon
        self.styles = styles
        self.stageScript = stageScript
    }

    /// The style sheets of a stage below the folder of public files, in the order in which they are read.
    public static let styleSheets = ["css/dialog.css", "css/fields.css", "css/hosts.css"]
}
