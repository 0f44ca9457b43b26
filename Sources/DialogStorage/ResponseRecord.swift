public import DialogModel

/// A response as it stands in a store.
public final class ResponseRecord: Sendable {
    public let id: ResponseID
    public let dialog: Slug
    /// The version of the dialog that was answered.
    public let dialogVersion: Int
    public let createdAt: Timestamp
    public let response: Response
    /// Given in our own workbench; lists leave it out unless asked.
    public let isTest: Bool
    let footprint: Int

    init(
        id: ResponseID, dialog: Slug, dialogVersion: Int, createdAt: Timestamp, response: Response, isTest: Bool,
        footprint: Int
    ) {
        self.id = id
        self.dialog = dialog
        self.dialogVersion = dialogVersion
        self.createdAt = createdAt
        self.response = response
        self.isTest = isTest
        self.footprint = footprint
    }
}
