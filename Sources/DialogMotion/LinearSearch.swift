/// The shortest path from (0, 0) to (1, 1) over stops that `linear()` can print.
struct LinearSearch {
    /// Of a stop's value.
    let decimals: Int
    private let tolerance: Double
    /// The spring at half steps of the grid.
    private let course: [Double]
    private let nodes: [Node]
    /// The nodes of a column are `nodes[starts[column]..<starts[column + 1]]`.
    private let starts: [Int]

    static let grid = 1000

    private struct Node {
        let offset: Int
        let value: Int
        var cost = Int.max
        var previous = -1
    }

    init(_ spring: SpringMotion, duration: Double, tolerance: Double) {
        decimals = tolerance < 2.5e-4 ? 4 : 3
        self.tolerance = tolerance
        let step = duration / Double(2 * Self.grid)
        course = (0...2 * Self.grid).map { spring.value(at: Double($0) * step) }
        let unit = Self.unit(decimals)
        var nodes: [Node] = []
        var starts: [Int] = []
        for column in 0...Self.grid {
            starts.append(nodes.count)
            if column == 0 || column == Self.grid {
                nodes.append(Node(offset: column, value: column == 0 ? 0 : Int((1 / unit).rounded())))
                continue
            }
            let exact = course[2 * column]
            // The nearest printable values, three at the most.
            let nearest = Int((exact / unit).rounded())
            for value in (nearest - 1)...(nearest + 1)
            where (Double(value) * unit - exact).magnitude <= tolerance {
                nodes.append(Node(offset: column, value: value))
            }
        }
        starts.append(nodes.count)
        self.nodes = nodes
        self.starts = starts
    }

    static func unit(_ decimals: Int) -> Double { decimals == 4 ? 1e-4 : 1e-3 }

    /// `nil` when no path keeps the tolerance.
    func stops() -> [LinearFit.Stop]? {
        var nodes = nodes
        nodes[0].cost = 0
        for index in nodes.indices where nodes[index].cost < .max { extend(from: index, &nodes) }
        guard nodes[nodes.count - 1].cost < .max else { return nil }
        var path: [LinearFit.Stop] = []
        var index = nodes.count - 1
        while index >= 0 {
            path.append(LinearFit.Stop(offset: nodes[index].offset, value: nodes[index].value))
            index = nodes[index].previous
        }
        return path.reversed()
    }

    /// Offers every node within sight a way over this one. The slopes that keep all points between within the
    /// tolerance narrow with the distance; once none is left, nothing further is in sight.
    private func extend(from index: Int, _ nodes: inout [Node]) {
        let unit = Self.unit(decimals)
        let start = nodes[index]
        let origin = Double(start.value) * unit
        var least = -Double.infinity
        var most = Double.infinity
        for column in start.offset + 1..<Self.grid + 1 {
            for half in [2 * column - 1, 2 * column] {
                let run = Double(half - 2 * start.offset)
                least = max(least, (course[half] - tolerance - origin) / run)
                most = min(most, (course[half] + tolerance - origin) / run)
            }
            guard least <= most else { return }
            let run = Double(2 * (column - start.offset))
            for end in starts[column]..<starts[column + 1] {
                let slope = (Double(nodes[end].value) * unit - origin) / run
                guard slope >= least, slope <= most else { continue }
                let cost = start.cost + weight(nodes[end])
                if cost < nodes[end].cost {
                    nodes[end].cost = cost
                    nodes[end].previous = index
                }
            }
        }
    }

    /// The characters of a stop with its comma.
    private func weight(_ node: Node) -> Int {
        var weight = 1
        var value = node.value.magnitude
        var places = decimals
        while places > 0, value % 10 == 0 {
            value /= 10
            places -= 1
        }
        let one = Double(node.value).magnitude * Self.unit(decimals) >= 1 ? 1 : 0
        weight += places > 0 ? places + 1 + one : 1
        if node.value < 0 { weight += 1 }
        if node.offset == 0 || node.offset == Self.grid { return weight }
        let percent = node.offset % 10 == 0 ? 0 : 2
        let whole = node.offset >= 100 ? 2 : node.offset >= 10 ? 1 : 0
        return weight + 2 + percent + whole
    }
}
