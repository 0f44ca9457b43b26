/// The routes as a tree of path segments, flattened into one array.
struct RouteTree {
    /// The first is the root, `/`.
    private var nodes = [RouteNode(segment: RouteSegment(""))]

    init(_ routes: [Route]) {
        for route in routes { insert(route) }
    }

    private mutating func insert(_ route: Route) {
        var node = 0
        for text in route.pattern.split(separator: "/") {
            node = child(of: node, RouteSegment(text))
        }
        precondition(
            !nodes[node].routes.contains { $0.method == route.method },
            "two routes for \(route.method.rawValue) \(route.pattern)")
        nodes[node].routes.append(route)
    }

    /// Finds or adds the child, keeping siblings in the order they are tried in.
    private mutating func child(of parent: Int, _ segment: RouteSegment) -> Int {
        var previous: Int?
        var next = nodes[parent].firstChild
        while let index = next {
            let sibling = nodes[index].segment
            if sibling == segment { return index }
            if segment.precedes(sibling) { break }
            previous = index
            next = nodes[index].nextSibling
        }
        nodes.append(RouteNode(segment: segment, nextSibling: next))
        let new = nodes.count - 1
        if let previous { nodes[previous].nextSibling = new } else { nodes[parent].firstChild = new }
        return new
    }

    /// The node for a decoded path, with what its captures stood for.
    func match(_ path: [UInt8]) -> (node: RouteNode, parameters: PathParameters)? {
        guard path.first == 0x2F else { return nil }
        var parameters = PathParameters()
        guard let index = match(path[1...], under: 0, &parameters) else { return nil }
        return (nodes[index], parameters)
    }

    private func match(_ rest: ArraySlice<UInt8>, under parent: Int, _ parameters: inout PathParameters) -> Int? {
        guard !rest.isEmpty else { return nodes[parent].routes.isEmpty ? nil : parent }
        let end = rest.firstIndex(of: 0x2F) ?? rest.endIndex
        let segment = rest[..<end]
        let isLast = end == rest.endIndex
        guard isLast || end + 1 < rest.endIndex else { return nil }
        var next = nodes[parent].firstChild
        while let index = next {
            let node = nodes[index]
            next = node.nextSibling
            guard node.segment.matches(segment) else { continue }
            let known = parameters
            if let name = node.segment.capture {
                parameters.append(name, String(decoding: segment.dropLast(node.segment.literal.count), as: UTF8.self))
            }
            if let found = match(isLast ? [] : rest[(end + 1)...], under: index, &parameters) { return found }
            parameters = known
        }
        return nil
    }
}
