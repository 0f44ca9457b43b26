import HTTP
import JSON

/// One call with everything filled in, as one would type it.
struct CallExample {
    let operation: Operation
    /// The scheme and host that the reader uses.
    let base: String

    var address: String {
        let segments = operation.path.pattern.split(separator: "/").map { segment in
            segment.utf8.first == 0x7B ? Self.value(of: String(segment.dropFirst().dropLast())) : String(segment)
        }
        let query = operation.parameters.filter(\.isRequired).compactMap { parameter in
            parameter.example?.string.map { (name: parameter.name, value: $0) }
        }
        return base + "/" + segments.joined(separator: "/") + PathPattern.query(query)
    }

    var curl: String {
        let verb = method == "GET" || (method == "POST" && body != nil) ? "" : "-X \(method) "
        guard let body else { return "curl \(verb)\(address)" }
        return "curl \(verb)\(address) \\\n  -H 'Content-Type: \(type)' \\\n  -d '\(body)'"
    }

    var fetch: String {
        guard method != "GET" else {
            return "const answer = await fetch(\"\(address)\");\nconsole.log(\(fetchResult));"
        }
        var lines = ["const answer = await fetch(\"\(address)\", {", "  method: \"\(method)\","]
        if let body {
            lines.append("  headers: { \"Content-Type\": \"\(type)\" },")
            lines.append("  body: JSON.stringify(\(body)),")
        }
        lines.append("});")
        lines.append(method == "DELETE" ? "console.log(answer.status);" : "console.log(\(fetchResult));")
        return lines.joined(separator: "\n")
    }

    var swift: String {
        var lines = ["import Foundation", "", "var request = URLRequest(url: URL(string: \"\(address)\")!)"]
        if method != "GET" { lines.append("request.httpMethod = \"\(method)\"") }
        if let body {
            lines.append("request.setValue(\"\(type)\", forHTTPHeaderField: \"Content-Type\")")
            lines.append("request.httpBody = Data(#\"\(body)\"#.utf8)")
        }
        lines.append("let (data, response) = try await URLSession.shared.data(for: request)")
        lines.append("print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))")
        return lines.joined(separator: "\n")
    }

    private var method: String { operation.method.rawValue }
    private var type: String { operation.body?.contents.first?.type.essence ?? "" }
    private var body: String? { operation.body?.contents.first.map { JSONWriter().string($0.example) } }

    private var fetchResult: String {
        let type = operation.answers.first?.contents.first?.type.essence ?? ""
        return type.utf8.reversed().starts(with: "json".utf8.reversed()) ? "await answer.json()" : "await answer.text()"
    }

    private static func value(of placeholder: String) -> String {
        let example = OperationParameter.path(placeholder).example
        return example?.string ?? example?.int.map(String.init) ?? "0nf3k2s8m4qa"
    }
}
