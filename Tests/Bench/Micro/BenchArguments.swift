struct BenchArguments {
    private(set) var seconds = 0.2
    private(set) var prefix = ""
    /// So many calls of each, without a clock: for profilers.
    private(set) var calls: Int?
    /// The package's folder.
    private(set) var root = "."
    /// Where the page that the engines make is written to, for comparison.
    private(set) var page: String?
    private(set) var showsCurves = false

    init(_ words: some Sequence<String>) {
        var rest = words.makeIterator()
        while let word = rest.next() {
            switch word {
            case "--seconds": seconds = rest.next().flatMap(Double.init) ?? seconds
            case "--calls": calls = rest.next().flatMap { Int($0) }
            case "--only": prefix = rest.next() ?? ""
            case "--root": root = rest.next() ?? "."
            case "--page": page = rest.next()
            case "--curves": showsCurves = true
            default: BenchError.unknownWord(word).fail()
            }
        }
    }
}
