import DialogModel
import HTTP
import JSON

/// Turns a posted answer, JSON or form, into a checked response.
enum AnswerReader {
    static let types: [MediaType] = [.json, .form]

    static func response(_ request: HTTPRequest, to dialog: Dialog) throws(Problem) -> Response {
        let type = try request.requireContentType(types)
        let decoder = ResponseDecoder(dialog)
        let decoded: Decoded<Response>
        if type.essence == MediaType.form.essence {
            let pairs = try FormURLEncoded.parse(request.body)
            // Text areas send CR LF for a line break; JSON of ours has LF.
            decoded = decoder.decode(form: pairs.map { (name: $0.name, value: $0.value.withPlainLineBreaks) })
        } else {
            decoded = decoder.decode(try DocumentReader.json(request.body))
        }
        guard let response = decoded.value else {
            throw .invalid(decoded, code: "invalid-response", what: "answer")
        }
        return response
    }
}

extension String {
    /// CR LF and CR become LF, over scalars: CR LF is one `Character`.
    fileprivate var withPlainLineBreaks: String {
        guard utf8.contains(0x0D) else { return self }
        var scalars = String.UnicodeScalarView()
        var last: Unicode.Scalar?
        for scalar in unicodeScalars {
            defer { last = scalar }
            if scalar == "\n", last == "\r" { continue }
            scalars.append(scalar == "\r" ? "\n" : scalar)
        }
        return String(scalars)
    }
}
