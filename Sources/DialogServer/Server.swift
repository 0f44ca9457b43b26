import DialogStorage
public import HTTP

/// The whole site: takes requests, gives answers, opens no port.
public struct Server: HTTPResponder {
    let site: Site
    private let entrance: any HTTPResponder

    init(_ site: Site) {
        self.site = site
        let inner = SiteResponder(site)
        let problems: Router.ProblemStyle = { problem, request in inner.answer(problem, to: request) }
        let guarded: any HTTPResponder =
            if let token = site.configuration.token {
                TokenGuard(
                    token: AccessToken(token), guesses: GuessLimit(clock: site.configuration.clock),
                    isOpen: inner.isOpenToAll, style: problems, next: inner)
            } else { inner }
        entrance = CrossSiteGuard(guarded, problems: problems) { request in
            site.assets.contains(request.path) || site.stageTokens.admits(request) || Self.isStageVisit(request)
        }
    }

    /// A frame goes to a stage. A sandboxed stage that loads anew counts as another site, and what really is another
    /// site's frame stays empty: stages may be framed by our own pages alone.
    private static func isStageVisit(_ request: HTTPRequest) -> Bool {
        request.method == .get && request.path.starts(with: Links.stagePrefix.utf8)
            && request.headers.bytes(of: .secFetchMode)?.elementsEqual("navigate".utf8) ?? false
            && request.headers.bytes(of: .origin) == nil
    }

    public func respond(to request: HTTPRequest) -> HTTPResponse { entrance.respond(to: request) }

    /// Takes over what has changed in the served folder; `nil` where there is none. What to watch, and in how many
    /// milliseconds to look again at the latest.
    public func lookThroughFolder() -> (folders: [String], again: Int?)? { site.folder?.look() }

    /// From now on, what is stored is written to the served folder, if it is to be, at the next look.
    public func beginWriting(wake: @escaping @Sendable () -> Void) { site.folder?.beginWriting(wake) }

    /// How many documents are loaded, for the line that says so.
    public var dialogCount: Int { site.store.usage.dialogs }
}
