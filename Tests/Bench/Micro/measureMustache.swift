import JSON
import Mustache

/// One page out of the data that the peers' engines take as well, with their templates beside ours.
func measureMustache(_ data: BenchData, page path: String?, _ stopwatch: inout Stopwatch) throws {
    let folder = "\(data.root)/Tests/Bench/Data/page"
    let sources = try ["page", "head", "field", "button", "footer"].map {
        (name: "\($0).html", text: try BenchData.bytes("\(folder)/\($0).html.mustache"))
    }
    let template = try MustacheLibrary(sources: sources).template("page.html")
    let json = try JSONDocument(parsing: BenchData.bytes("\(folder)/page.json"))
    let value = MustacheValue(json.root.value)
    var page: [UInt8] = []
    try template.render(value, into: &page)
    if let path { try BenchData.write(page, to: path) }
    try stopwatch.measure("page") {
        var output: [UInt8] = []
        output.reserveCapacity(8192)
        try template.render(value, into: &output)
        return output.count
    }
}

extension MustacheValue {
    init(_ json: JSONValue) {
        if let object = json.object {
            var fields = MustacheObject()
            for member in object { fields[MustacheName(member.name)] = MustacheValue(member.value) }
            self = .object(fields)
        } else if let list = json.array {
            self = .list(list.map { MustacheValue($0) })
        } else if let bool = json.bool {
            self = .bool(bool)
        } else if let text = json.string {
            self = .string(text)
        } else if let int = json.int {
            self = .int(int)
        } else {
            self = .null
        }
    }
}
