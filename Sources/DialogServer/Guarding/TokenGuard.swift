import HTTP

/// Asks for the token on a server that others can reach.
///
/// Who opens the site with `?token=…` gets it as a cookie and is sent on to the address without it.
struct TokenGuard: HTTPResponder {
    let token: AccessToken
    let isOpen: @Sendable (HTTPRequest) -> Bool
    let style: Router.ProblemStyle
    let next: any HTTPResponder

    func respond(to request: HTTPRequest) -> HTTPResponse {
        if isOpen(request) || token.isShown(by: request) { return next.respond(to: request) }
        if request.method == .get, let query = try? request.query, let shown = query["token"],
            token.matches(shown.utf8)
        {
            return admit(request, query)
        }
        let problem = Problem(
            .unauthorized, code: "token-required",
            detail: "This server wants its token: open the address that it printed at its start, or send the token as "
                + "a bearer token.",
            headers: HTTPHeaders(["WWW-Authenticate": "Bearer"]))
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
