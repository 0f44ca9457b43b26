import DialogServer

enum VersionText {
    /// `Dialog Preview 0.1.0`
    static var line: String { "\(ServerVersion.name) \(ServerVersion.number)\n" }
}
