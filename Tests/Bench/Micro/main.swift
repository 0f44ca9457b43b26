// Micro-benchmarks of the parts, one process and one thread; `bench.py` takes turns with those of the peers.
//
//   dialog-bench [--seconds 0.2] [--only PREFIX] [--root DIR] [--page FILE]     lines of {"name":…,"us":…}
//   dialog-bench --calls N [--only PREFIX] …                      N calls of each, for a profiler
//   dialog-bench --curves                                         the table of curves, a line of JSON a preset

let arguments = BenchArguments(CommandLine.arguments.dropFirst())
do {
    if arguments.showsCurves {
        for row in CurveRow.all { print(row.json) }
    } else {
        let data = try BenchData(root: arguments.root)
        var stopwatch = Stopwatch(seconds: arguments.seconds, prefix: arguments.prefix, calls: arguments.calls)
        try measureJSON(data, &stopwatch)
        try measureFoundation(data, &stopwatch)
        try measureMustache(data, page: arguments.page, &stopwatch)
        try measureDialogs(data, &stopwatch)
        try measureStages(data, &stopwatch)
    }
} catch {
    BenchError.fail(error)
}
