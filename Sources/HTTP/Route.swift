/// One line of the site map: a method, a path pattern, what answers.
///
/// A segment of a pattern is a literal, `{name}`, or `{name}` with a literal ending such as `{id}.html` or `{id}:copy`.
public struct Route: Sendable {
    public typealias Handler = @Sendable (HTTPRequest) throws(Problem) -> HTTPResponse

    public let method: HTTPMethod
    public let pattern: String
    public let handler: Handler

    public init(_ method: HTTPMethod, _ pattern: String, _ handler: @escaping Handler) {
        self.method = method
        self.pattern = pattern
        self.handler = handler
    }

    public static func get(_ pattern: String, _ handler: @escaping Handler) -> Route { Route(.get, pattern, handler) }
    public static func post(_ pattern: String, _ handler: @escaping Handler) -> Route { Route(.post, pattern, handler) }
    public static func put(_ pattern: String, _ handler: @escaping Handler) -> Route { Route(.put, pattern, handler) }
    public static func patch(_ pattern: String, _ handler: @escaping Handler) -> Route {
        Route(.patch, pattern, handler)
    }
    public static func delete(_ pattern: String, _ handler: @escaping Handler) -> Route {
        Route(.delete, pattern, handler)
    }
}
