/// The addresses of the files that a stage links to.
public struct StageAssets: Sendable {
    public var icon: String
    public var dialogStyles: String
    public var hostStyles: String
    public var stageScript: String

    public init(icon: String, dialogStyles: String, hostStyles: String, stageScript: String) {
        self.icon = icon
        self.dialogStyles = dialogStyles
        self.hostStyles = hostStyles
        self.stageScript = stageScript
    }
}
