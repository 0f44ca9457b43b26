/// Stands in front of a responder and refuses what another site's page makes a browser send (Fetch Metadata; the
/// `Origin` header of RFC 6454). A client that is no browser sends neither header and passes: whom the server answers
/// to at all is decided by `Host`, before this.
public struct CrossSiteGuard: HTTPResponder {
    /// Whether anyone may ask for this, such as for a static file or an answer with its own token.
    public typealias Exemption = @Sendable (HTTPRequest) -> Bool

    private let scheme: String
    private let allowedOrigins: [String]
    private let isExempt: Exemption
    private let style: Router.ProblemStyle
    private let next: any HTTPResponder

    /// - Parameters:
    ///   - scheme: what this server is reached by.
    ///   - allowedOrigins: other sites' origins that may ask, spelled as browsers do: `https://example.org`.
    public init(
        _ next: any HTTPResponder, scheme: String = "http", allowedOrigins: [String] = [],
        problems style: @escaping Router.ProblemStyle = { problem, _ in problem.response },
        exempting isExempt: @escaping Exemption = { _ in false }
    ) {
        self.next = next
        self.scheme = scheme
        self.allowedOrigins = allowedOrigins
        self.isExempt = isExempt
        self.style = style
    }

    public func respond(to request: HTTPRequest) -> HTTPResponse {
        let origin = request.headers.bytes(of: .origin)
        let site = request.headers.bytes(of: .secFetchSite)
        guard origin != nil || site != nil, !isExempt(request) else { return next.respond(to: request) }
        if let origin {
            guard request.headers.count(of: .origin) == 1, isOwn(origin, request) || isAllowed(origin) else {
                return refuse(request, header: .origin)
            }
        } else if let site, !site.elementsEqual("same-origin".utf8), !site.elementsEqual("none".utf8) {
            guard isTopLevelVisit(request) else { return refuse(request, header: .secFetchSite) }
        }
        return next.respond(to: request)
    }

    private func isOwn(_ origin: ArraySlice<UInt8>, _ request: HTTPRequest) -> Bool {
        guard let host = request.headers.bytes(of: .host) else { return false }
        let prefix = Array((scheme + "://").utf8)
        return origin.starts(with: prefix) && origin.dropFirst(prefix.count).equalsIgnoringASCIICase(host)
    }

    private func isAllowed(_ origin: ArraySlice<UInt8>) -> Bool {
        allowedOrigins.contains { origin.elementsEqual($0.utf8) }
    }

    /// Someone followed a link to us.
    private func isTopLevelVisit(_ request: HTTPRequest) -> Bool {
        (request.method == .get || request.method == .head)
            && request.headers.bytes(of: .secFetchMode)?.elementsEqual("navigate".utf8) == true
            && request.headers.bytes(of: .secFetchDest)?.elementsEqual("document".utf8) == true
    }

    private func refuse(_ request: HTTPRequest, header: HTTPHeaderName) -> HTTPResponse {
        let problem = Problem(
            .forbidden, code: "cross-site", detail: "Another site's page may not ask for this.",
            errors: [
                ProblemError(.header(header.text), code: "cross-site", detail: "This is not this server's origin.")
            ])
        return style(problem.about(request), request)
    }
}
