/// What the server calls itself.
public enum ServerVersion {
    public static let name = "Dialog Preview"
    public static let number = "0.1.0"
}
