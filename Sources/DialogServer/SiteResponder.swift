import HTTP

/// Kept answers first, then files, then the routes.
struct SiteResponder: HTTPResponder {
    private let site: Site
    private let router: Router

    init(_ site: Site) {
        self.site = site
        router = Router(Routes.all(site)) { problem, request in Self.answer(problem, to: request, site) }
    }

    func respond(to request: HTTPRequest) -> HTTPResponse {
        var response = answer(request)
        // An id that the client chose is echoed; ours stand in problems.
        if request.headers.contains(.xRequestID), !response.headers.contains(.xRequestID) {
            response.headers.append(.xRequestID, request.id.description)
        }
        return response
    }

    private func answer(_ request: HTTPRequest) -> HTTPResponse {
        if request.method == .get || request.method == .head {
            if let kept = site.cache.answer(to: request) { return .prepared(kept) }
            if let file = site.assets.answer(to: request) { return .prepared(file) }
        }
        var response = router.respond(to: request)
        // What a path allows is told by the router, which knows nothing of browsers.
        if request.method == .options, response.status == .noContent {
            response.headers.append(SecurityHeaders.common)
        }
        return response
    }

    func answer(_ problem: Problem, to request: HTTPRequest) -> HTTPResponse {
        Self.answer(problem, to: request, site)
    }

    /// What needs no token: files, which hold nothing of anyone's, and the health checks.
    func isOpenToAll(_ request: HTTPRequest) -> Bool {
        site.assets.contains(request.path)
            || [Links.live, Links.ready].contains { request.path.elementsEqual($0.pattern.utf8) }
    }

    /// The one place where a problem becomes an answer: a page for who asks for pages, else JSON.
    private static func answer(_ problem: Problem, to request: HTTPRequest, _ site: Site) -> HTTPResponse {
        var answer = problem.response
        // Where a stage stood, a problem may stand: in place of it, or after its form was sent.
        let headers =
            request.method == .post || request.path.starts(with: Links.stagePrefix.utf8)
            ? SecurityHeaders.followingStage : SecurityHeaders.page
        if request.prefersHTML, let page = try? ProblemPage(problem: problem).response(site, problem.status, headers) {
            answer.headers.remove(.contentType)
            var headers = page.headers
            headers.append(answer.headers.without(page.headers))
            answer = HTTPResponse(problem.status, headers: headers, body: page.body)
        } else {
            answer.headers.append(SecurityHeaders.common.without(answer.headers))
        }
        answer.headers.append(.vary, "Accept")
        return answer
    }
}

extension HTTPHeaders {
    /// The fields whose names do not stand in the other.
    fileprivate func without(_ other: HTTPHeaders) -> HTTPHeaders {
        var rest = self
        for field in other.fields { rest.remove(HTTPHeaderName(field.name)) }
        return rest
    }
}
