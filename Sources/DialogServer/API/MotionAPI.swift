import DialogModel
import DialogRender
import DialogStorage
import HTTP
import JSON

/// `/motion`: curves and the motion of documents, made plain; nothing is stored.
struct MotionAPI: Sendable {
    let site: Site

    static let curveParameters = ["curve", "samples", "swiftui"]
    static let dialogParameters = StageOptions.parameters.filter { $0 == "dir" || $0 == "motion" }

    /// `GET /motion?curve=JSON`: one curve. A bare name needs no quotes.
    func curve(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        let reader = try QueryReader(request, known: Self.curveParameters)
        let generation: Curve.Generation = try reader.choice("swiftui", ["2020"]) == nil ? .current : .swiftUI2020
        let count = try reader.integer("samples", 2...1000)
        guard let text = try reader.text("curve") else {
            throw .badParameter("curve", "A curve is needed.", expected: "a name, or a curve's JSON")
        }
        let decoded = Curve.decode(try Self.json(text), generation: generation)
        guard let curve = decoded.value else { throw .invalid(decoded, code: "invalid-curve", what: "curve") }
        let facts = CurveFacts(curve)
        var json = facts.json
        json["timing"] = facts.timing
        json["samples"] = count.map(facts.samples)
        return .data(JSONWriter().bytes(json))
    }

    /// `POST /motion`: a document in, its motion out.
    func dialog(_ request: HTTPRequest) throws(Problem) -> HTTPResponse {
        _ = try QueryReader(request, known: Self.dialogParameters)
        let options = try PreviewHandler.options(try request.query)
        let draft = try DocumentReader.dialog(DocumentReader.json(request))
        return .data(JSONWriter().bytes(MotionFacts(draft.document, options: options).json))
    }

    private static func json(_ text: String) throws(Problem) -> JSONDocument {
        let isName = !text.isEmpty && text.utf8.allSatisfy { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) }
        do {
            return try JSONDocument(parsing: Array((isName ? "\"\(text)\"" : text).utf8))
        } catch {
            throw .badParameter(
                "curve", "This is neither a name nor JSON: \(error.message).",
                expected: "bouncy, or {\"type\":\"spring\",\"response\":0.5,\"dampingFraction\":0.7}", received: text)
        }
    }
}
