import DialogModel
import JSON
struct ResponseDecoder {
    init(_ d: Dialog) {}
    func decode(_ d: JSONDocument) -> Decoded<Response> {
        Decoded(value: Response(outcome: .close, button: nil, values: [], elapsed: nil), issues: [])
    }
    func decode(form pairs: [(name: String, value: String)]) -> Decoded<Response> {
        Decoded(value: Response(outcome: .close, button: nil, values: [], elapsed: nil), issues: [])
    }
}
extension Dialog { var responseSchema: JSONValue { .null } }
