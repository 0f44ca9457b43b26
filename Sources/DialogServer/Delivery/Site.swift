import DialogRender
import DialogStorage
import HTTP
import Mustache

/// What all handlers share.
struct Site: Sendable {
    let configuration: ServerConfiguration
    let store: any DialogStore
    let cache: AnswerCache
    let templates: MustacheLibrary
    let renderer: DialogRenderer
    let themes: ThemeCache
    let assets: Assets
    let builtins: Builtins
    let stageTokens: StageTokens
    let idempotency: IdempotencyLog
    let feed: EventFeed
    /// `nil` where the built-ins are all that is served.
    let folder: LiveFolder?
}

extension Site {
    /// One line for the log.
    func log(_ line: String) { configuration.log(line) }
}
