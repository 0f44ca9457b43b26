/// A node of the routing tree; all nodes stand in one array and name each other by index.
struct RouteNode {
    let segment: RouteSegment
    var firstChild: Int?
    var nextSibling: Int?
    /// What the path up to here answers to; empty where it is only on the way.
    var routes: [Route] = []

    /// For `Allow`: HEAD comes with GET, OPTIONS with everything.
    var allowed: [HTTPMethod] {
        HTTPMethod.allCases.filter { method in
            method == .options || routes.contains { $0.method == method || ($0.method == .get && method == .head) }
        }
    }
}
