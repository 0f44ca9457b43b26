import DialogServer
import DialogStorage

extension Pages {
    /// A server over this checkout that takes little, so that it can run for long; `nil` where the sources are not there.
    static let server: Server? = {
        let root = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
        var limits = StoreLimits()
        limits.dialogs = 200
        limits.responsesPerDialog = 50
        limits.bytes = 8 << 20
        guard let resources = try? ResourceLocator(named: "/\(root)", executable: nil, workingDirectory: "/") else {
            return nil
        }
        return try? Server.build(ServerConfiguration(resources: resources), store: MemoryDialogStore(limits: limits))
    }()
}
