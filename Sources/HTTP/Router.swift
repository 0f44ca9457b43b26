/// Answers by a table of routes; HEAD, OPTIONS, 404, 405 and a slash too many at the end are its own work.
public struct Router: HTTPResponder {
    /// Turns a problem into an answer, such as a page for browsers; the problem knows its request already.
    public typealias ProblemStyle = @Sendable (Problem, HTTPRequest) -> HTTPResponse

    /// The site map, in the order it was given.
    public let routes: [Route]
    private let tree: RouteTree
    private let style: ProblemStyle

    /// Two routes of the same method and pattern are a programmer's mistake and end the process.
    public init(_ routes: [Route], problems style: @escaping ProblemStyle = { problem, _ in problem.response }) {
        self.routes = routes
        self.tree = RouteTree(routes)
        self.style = style
    }

    public func respond(to request: HTTPRequest) -> HTTPResponse {
        do {
            return try answer(request)
        } catch {
            return style(error.about(request), request)
        }
    }

    /// The pattern that a path falls under, for logs and metrics.
    public func pattern(of path: [UInt8]) -> String? { tree.match(path)?.node.routes.first?.pattern }

    private func answer(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        if request.path == [0x2A] { return Self.options(HTTPMethod.allCases) }
        guard let (node, parameters) = tree.match(request.path) else { throw try missing(request) }
        let wanted = request.method == .head ? .get : request.method
        guard let route = node.routes.first(where: { $0.method == wanted }) else {
            if request.method == .options { return Self.options(node.allowed) }
            throw .methodNotAllowed(request.method, allow: node.allowed)
        }
        var request = request
        request.parameters = parameters
        request.route = route.pattern
        return try route.handler(request)
    }

    private static func options(_ allowed: [HTTPMethod]) -> HTTPResponse {
        HTTPResponse(
            .noContent, headers: HTTPHeaders([.allow: allowed.map(\.rawValue).joined(separator: ", ")]))
    }

    /// 308 where the path would be known without its last slash, else 404.
    private func missing(_ request: HTTPRequest) throws(Problem) -> Problem {
        let path = request.path
        guard path.count > 1, path.last == 0x2F, tree.match(path.dropLast()) != nil else { return .notFound() }
        let raw = request.target.raw
        let pathEnd = raw.firstIndex(of: 0x3F) ?? raw.endIndex
        let location = raw[..<(pathEnd - 1)] + raw[pathEnd...]
        var problem = Problem(.permanentRedirect, code: "moved", detail: "The path has no slash at its end.")
        problem.headers.set(.location, String(decoding: location, as: UTF8.self))
        return problem
    }
}
