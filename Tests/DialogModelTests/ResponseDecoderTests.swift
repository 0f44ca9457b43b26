import DialogModel
import JSON
import Testing

struct ResponseDecoderTests {
    static let survey = #"""
        {"title":"T","buttons":[{"label":"Cancel","role":"cancel"},{"label":"Send"},{"label":"Off","disabled":true}],"content":[
        {"type":"textField","name":"name","required":true,"minLength":2,"maxLength":5,"pattern":"[A-Z].*"},
        {"type":"textArea","name":"notes","maxLength":10},{"type":"email","name":"mail"},{"type":"url","name":"site"},
        {"type":"password","name":"secret","minLength":4},{"type":"number","name":"age","min":18,"max":99,"step":0.5},
        {"type":"date","name":"day","min":"2026-01-01","max":"2026-12-31"},{"type":"time","name":"hour","min":"09:00"},
        {"type":"color","name":"paint"},
        {"type":"select","name":"size","options":[{"value":"s"},{"value":"m"},{"value":"l","disabled":true}]},
        {"type":"select","name":"many","multiple":true,"options":[{"value":"a"},{"value":"b"}]},
        {"type":"radio","name":"pick","options":[{"value":"x"},{"value":"y"}]},
        {"type":"checkbox","name":"boxes","options":[{"value":"p"},{"value":"q"}]},{"type":"checkbox","name":"terms"},
        {"type":"toggle","name":"news"},{"type":"slider","name":"level","max":10},{"type":"rating","name":"stars"},
        {"type":"textField","name":"fixed","value":"v","disabled":true}]}
        """#

    private func send(_ values: String, button: String = "send") throws -> Decoded<Response> {
        try decode(#"{"outcome":"button","button":"\#(button)","values":{\#(values)},"elapsed":1.5}"#)
    }

    private func decode(_ answer: String) throws -> Decoded<Response> {
        ResponseDecoder(try dialog(Self.survey)).decode(try JSONDocument(parsing: Array(answer.utf8)))
    }

    @Test func `An answer keeps its values in the dialog's order, but no password`() throws {
        let decoded = try send(
            #""stars":4,"name":"Ada","secret":"hunter2","age":36.5,"day":"2026-11-30","hour":"09:30","paint":"red","size":"m","many":["a","b"],"pick":"y","boxes":["q"],"terms":true,"news":false,"level":3,"mail":"ada@example.com","site":"https://example.com","notes":null"#
        )
        let response = try #require(decoded.value)
        #expect(response.outcome == .button)
        #expect(response.button?.rawValue == "send")
        #expect(response.elapsed == 1.5)
        let expected: [JSONMember] = [
            JSONMember("name", "Ada"), JSONMember("mail", "ada@example.com"),
            JSONMember("site", "https://example.com"), JSONMember("age", 36.5), JSONMember("day", "2026-11-30"),
            JSONMember("hour", "09:30"), JSONMember("paint", "red"), JSONMember("size", "m"),
            JSONMember("many", ["a", "b"]), JSONMember("pick", "y"), JSONMember("boxes", ["q"]),
            JSONMember("terms", true), JSONMember("news", false), JSONMember("level", 3), JSONMember("stars", 4),
        ]
        #expect(response.values.map { JSONMember($0.name, $0.value) } == expected)
    }

    @Test(arguments: [
        (#""name":"A""#, ["#/values/name too-short"]),
        (#""name":"Abcdef""#, ["#/values/name too-long"]),
        (#""name":"A\u{1F600}\u{1F600}\u{1F600}""#, ["#/values/name too-long"]),
        (#""name":"ada""#, ["#/values/name pattern-mismatch"]),
        (#""name":"""#, ["#/values/name required"]),
        ("", ["#/values/name required"]),
        (#""name":5"#, ["#/values/name wrong-type"]),
        (#""name":["Ada"]"#, ["#/values/name wrong-type"]),
        (#""name":"Ada","mail":"nope""#, ["#/values/mail invalid-email"]),
        (#""name":"Ada","mail":"a@b..c""#, ["#/values/mail invalid-email"]),
        (#""name":"Ada","site":"example.com""#, ["#/values/site invalid-url"]),
        (#""name":"Ada","site":"https:x""#, ["#/values/site invalid-url"]),
        (#""name":"Ada","notes":"12345678901""#, ["#/values/notes too-long"]),
        (#""name":"Ada","secret":"abc""#, ["#/values/secret too-short"]),
        (#""name":"Ada","age":17"#, ["#/values/age out-of-range"]),
        (#""name":"Ada","age":100"#, ["#/values/age out-of-range"]),
        (#""name":"Ada","age":18.25"#, ["#/values/age step-mismatch"]),
        (#""name":"Ada","age":"36""#, ["#/values/age wrong-type"]),
        (#""name":"Ada","day":"2026-02-30""#, ["#/values/day invalid-date"]),
        (#""name":"Ada","day":"2027-01-01""#, ["#/values/day out-of-range"]),
        (#""name":"Ada","day":"2025-12-31""#, ["#/values/day out-of-range"]),
        (#""name":"Ada","hour":"24:00""#, ["#/values/hour invalid-time"]),
        (#""name":"Ada","hour":"08:59""#, ["#/values/hour out-of-range"]),
        (#""name":"Ada","paint":"url(x)""#, ["#/values/paint invalid-color"]),
        (#""name":"Ada","size":"xl""#, ["#/values/size unknown-option"]),
        (#""name":"Ada","size":"l""#, ["#/values/size disabled"]),
        (#""name":"Ada","size":["s","m"]"#, ["#/values/size too-many"]),
        (#""name":"Ada","many":["a","a"]"#, ["#/values/many duplicate"]),
        (#""name":"Ada","many":["a","z"]"#, ["#/values/many unknown-option"]),
        (#""name":"Ada","many":[1]"#, ["#/values/many wrong-type"]),
        (#""name":"Ada","pick":true"#, ["#/values/pick wrong-type"]),
        (#""name":"Ada","boxes":"z""#, ["#/values/boxes unknown-option"]),
        (#""name":"Ada","terms":"on""#, ["#/values/terms wrong-type"]),
        (#""name":"Ada","level":0.5"#, ["#/values/level step-mismatch"]),
        (#""name":"Ada","stars":6"#, ["#/values/stars out-of-range"]),
        (#""name":"Ada","stars":2.5"#, ["#/values/stars out-of-range"]),
        (#""name":"Ada","fixed":"x""#, ["#/values/fixed disabled"]),
        (#""name":"Ada","nmae":"x""#, ["#/values/nmae unknown-input"]),
        (
            #""name":"ada","age":1,"stars":0"#,
            ["#/values/name pattern-mismatch", "#/values/age out-of-range", "#/values/stars out-of-range"]
        ),
    ])
    func `A wrong value is reported at its input`(values: String, issues: [String]) throws {
        let values = values.replacing(#"\u{1F600}"#, with: "\u{1F600}")
        let decoded = try send(values)
        #expect(decoded.value == nil)
        #expect(decoded.issues.map { "\($0.pointer) \($0.code.rawValue)" } == issues)
        #expect(decoded.issues.allSatisfy { $0.position != nil && $0.severity == .error })
    }

    @Test(arguments: [
        (#"{}"#, ["# missing-key 1:1"]),
        (#"[]"#, ["# wrong-type 1:1"]),
        (#"{"outcome":"button"}"#, ["# missing-key 1:1"]),
        (#"{"outcome":"clsoe"}"#, ["#/outcome unknown-value 1:12"]),
        (#"{"outcome":"close","button":"send"}"#, ["#/button conflict 1:29"]),
        (#"{"outcome":"button","button":"snd"}"#, ["#/button unknown-button 1:30"]),
        (#"{"outcome":"button","button":"off"}"#, ["#/values/name required 1:1", "#/button disabled 1:30"]),
        (#"{"outcome":"close","elapsed":-1}"#, ["#/elapsed out-of-range 1:30"]),
        (#"{"outcome":"close","values":[]}"#, ["#/values wrong-type 1:29"]),
        (#"{"outcome":"close","vals":{}}"#, ["#/vals unknown-key 1:20"]),
        (#"{"button":"send","values":{"age":20}}"#, ["#/values/name required 1:27"]),
        (#"{"button":"send","values":{"name":"ada"}}"#, ["#/values/name pattern-mismatch 1:35"]),
    ])
    func `A wrong answer is reported in its place`(answer: String, issues: [String]) throws {
        let decoded = try decode(answer)
        #expect(decoded.value == nil)
        #expect(decoded.issues.prefix(issues.count).map(\.line) == issues)
    }

    @Test func `A button that does not validate takes unfinished values, but none of the wrong type`() throws {
        let decoded = try send(#""name":"a","age":1"#, button: "cancel")
        #expect(decoded.value?.values.map(\.name) == ["name", "age"])
        #expect(try send(#""size":"xl""#, button: "cancel").issues.map(\.code) == [.unknownOption])
        #expect(try decode(#"{"outcome":"escape"}"#).value?.outcome == .escape)
    }

    @Test func `A button alone means its press`() throws {
        #expect(try decode(#"{"button":"cancel"}"#).value?.outcome == .button)
    }

    @Test func `Passwords are neither kept nor repeated`() throws {
        let issue = try #require(send(#""name":"Ada","secret":"abc""#).issues.first)
        #expect(issue.received == nil)
    }

    @Test func `A form is read by its names, repeated ones and boxes as HTML sends them`() throws {
        let pairs = [
            ("name", "Ada"), ("notes", "a\r\nb"), ("mail", " ada@example.com "), ("secret", "hunter2"), ("age", "36.5"),
            ("day", ""), ("many", "a"), ("many", "b"), ("boxes", "q"), ("terms", "on"), ("level", "3"), ("stars", ""),
            ("size", ""), ("button", "send"), ("elapsed", "2.25"), ("outcome", ""),
        ].map { (name: $0.0, value: $0.1) }
        let decoded = ResponseDecoder(try dialog(Self.survey)).decode(form: pairs)
        #expect(decoded.issues.isEmpty)
        let response = try #require(decoded.value)
        let expected: [JSONMember] = [
            JSONMember("name", "Ada"), JSONMember("notes", "a\nb"), JSONMember("mail", "ada@example.com"),
            JSONMember("age", 36.5), JSONMember("many", ["a", "b"]), JSONMember("boxes", ["q"]),
            JSONMember("terms", true), JSONMember("news", false), JSONMember("level", 3),
        ]
        #expect(response.values.map { JSONMember($0.name, $0.value) } == expected)
        #expect(response.outcome == .button)
        #expect(response.elapsed == 2.25)
    }

    @Test(arguments: [
        ([("button", "send")], ["#/values/name required"]),
        ([("button", "send"), ("name", "Ada"), ("age", "old")], ["#/values/age wrong-type"]),
        ([("button", "send"), ("name", "Ada"), ("name", "Bob")], ["#/values/name wrong-type"]),
        ([("button", "send"), ("name", "Ada"), ("x/y", "1")], ["#/values/x~1y unknown-input"]),
        ([("outcome", "shut")], ["#/outcome unknown-value", "# missing-key"]),
        ([("outcome", "close"), ("elapsed", "soon")], ["#/elapsed invalid-duration"]),
        ([], ["# missing-key"]),
    ])
    func `A wrong form is reported at its fields`(pairs: [(String, String)], issues: [String]) throws {
        let decoded = ResponseDecoder(try dialog(Self.survey)).decode(form: pairs.map { (name: $0.0, value: $0.1) })
        #expect(decoded.value == nil)
        #expect(decoded.issues.map { "\($0.pointer) \($0.code.rawValue)" } == issues)
    }

    @Test func `A required box must be ticked, and a required group have one`() throws {
        let dialog = try dialog(
            #"{"title":"T","content":[{"type":"checkbox","name":"a","required":true},{"type":"checkbox","name":"b","required":true,"options":[{"value":"x"}]}]}"#
        )
        let decoder = ResponseDecoder(dialog)
        #expect(decoder.decode(form: [("button", "ok")]).issues.map(\.code) == [.required, .required])
        #expect(decoder.decode(form: [("button", "ok"), ("a", "on"), ("b", "x")]).isValid)
    }

    @Test func `Long texts are refused whichever button was pressed`() throws {
        let text = String(repeating: "x", count: 10_001)
        #expect(try send("\"notes\":\"\(text)\"", button: "cancel").issues.map(\.code) == [.tooLong])
    }
}
