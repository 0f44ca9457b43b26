import HTTP

/// Asks for the token on a server that others can reach.
///
/// Who opens the site with `?token=…` gets it as a cookie and is sent on to the address without it.
struct TokenGuard: HTTPResponder {
    let token: AccessToken
    let guesses: GuessLimit
    let isOpen: @Sendable (HTTPRequest) -> Bool
    let style: Router.ProblemStyle
    let next: any HTTPResponder

    func respond(to request: HTTPRequest) -> HTTPResponse {
        if isOpen(request) { return next.respond(to: request) }
        guard let shown = AccessToken.shown(by: request) else { return refuse(request) }
        if let seconds = guesses.wait(of: request.remote) { return slowDown(request, seconds) }
        let digest = shown.digest
        guard token.matches(digest) else {
            guesses.count(digest, from: request.remote)
            return refuse(request)
        }
        guard shown.isInAddress, let query = try? request.query else { return next.respond(to: request) }
        return admit(request, query)
    }

    private func refuse(_ request: HTTPRequest) -> HTTPResponse {
        let problem = Problem(
            .unauthorized, code: "token-required",
            detail: "This server wants its token: open the address that it printed at its start, or send the token as "
                + "a bearer token.",
            headers: HTTPHeaders(["WWW-Authenticate": "Bearer"]))
        return style(problem.about(request), request)
    }

    private func slowDown(_ request: HTTPRequest, _ seconds: Int64) -> HTTPResponse {
        let problem = Problem(
            .tooManyRequests, code: "too-many-guesses", detail: "Too many wrong tokens came from this address.",
            headers: HTTPHeaders([.retryAfter: String(seconds)]))
        return style(problem.about(request), request)
    }

    private func admit(_ request: HTTPRequest, _ query: HTTPQuery) -> HTTPResponse {
        let rest = query.items.filter { !$0.isNamed("token") }.map { ($0.name, $0.value) }
        let path = String(decoding: request.target.raw.prefix { $0 != 0x3F }, as: UTF8.self)
        var response = HTTPResponse.redirect(to: path + PathPattern.query(rest))
        response.headers.append(SecurityHeaders.data)
        response.headers.set(
            .setCookie, "\(AccessToken.cookie)=\(PercentCodec.encode(token.text)); HttpOnly; SameSite=Strict; Path=/")
        return response
    }
}
