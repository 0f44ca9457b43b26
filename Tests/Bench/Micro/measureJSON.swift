import JSON

func measureJSON(_ data: BenchData, _ stopwatch: inout Stopwatch) throws {
    let bytes = data.dialogBytes
    let document = try JSONDocument(parsing: bytes)
    let writer = JSONWriter()
    try stopwatch.measure("json.read") { try JSONDocument(parsing: bytes).root.kind == .object ? 1 : 0 }
    stopwatch.measure("json.write") { writer.bytes(document.root).count }
    try stopwatch.measure("json.both") { writer.bytes(try JSONDocument(parsing: bytes).root).count }
    try stopwatch.measure("json.tree") { writer.bytes(try JSONDocument(parsing: bytes).root.value).count }
}
