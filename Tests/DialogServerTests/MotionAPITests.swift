import HTTP
import JSON
import TestSupport
import Testing

@testable import DialogServer

@Suite struct MotionAPITests {
    let site: TestSite

    init() throws { site = try TestSite() }

    private func curve(_ json: String, _ more: String = "") throws -> ClientResponse {
        try site.get("/api/v1/motion?curve=\(PercentCodec.encode(json))\(more)")
    }

    @Test func `A spring comes with its figures, its CSS, its token and its samples`() throws {
        let answer = try curve("bouncy", "&samples=3")
        #expect(answer.status == 200)
        let json = try answer.json
        #expect(json["swiftUI"]?.string == ".bouncy")
        #expect(json["overshoot"] == 0.045988)
        #expect(json["peak"]?["time"] == 0.35007)
        #expect(json["settled"] == 0.818747)
        #expect(json["intervals"] == 5)
        #expect(json["spring"]?["bounce"] == 0.3)
        #expect(json["timing"]?["function"]?.string?.hasPrefix("linear(0,") == true)
        #expect(json["token"]?["$type"]?.string == "transition")
        #expect(json["token"]?["$extensions"]?["dialog-preview"]?["spring"]?["dampingFraction"] == 0.7)
        #expect(json["samples"]?.array?.count == 3)
        #expect(json["samples"]?[0] == 0)
    }

    @Test func `An easing is its own CSS and token`() throws {
        let json = try curve(#"{"type":"cubicBezier","points":[0.3,1.8,0.6,1.2],"duration":"400ms"}"#).json
        #expect(json["timing"] == ["function": "cubic-bezier(.3,1.8,.6,1.2)", "duration": 0.4])
        #expect(json["token"]?["$value"]?["timingFunction"] == [0.3, 1.8, 0.6, 1.2])
        #expect(json["error"] == 0)
        #expect(json["spring"] == nil)
        #expect(json["overshoot"] == 0.257893)
    }

    @Test func `Names mean what they meant before iOS 17 where that is asked for`() throws {
        #expect(try curve("spring", "&swiftui=2020").json["spring"]?["dampingFraction"] == 0.825)
        #expect(try curve("spring").json["spring"]?["dampingFraction"] == 1)
    }

    @Test(arguments: [
        ("curve=%7B", "curve"), ("curve=NaN%20", "curve"), ("curve=", "curve"), ("", "curve"),
        ("curve=bouncy&samples=1", "samples"), ("curve=bouncy&samples=1001", "samples"),
        ("curve=bouncy&samples=NaN", "samples"), ("curve=bouncy&swiftui=2021", "swiftui"),
        ("curve=bouncy&curve=smooth", "curve"), ("curve=bouncy&speed=1", "speed"),
    ])
    func `A bad parameter is a 400 that names it`(query: String, parameter: String) throws {
        let problem = try site.get("/api/v1/motion?\(query)")
        #expect(problem.status == 400)
        #expect(problem.places == [parameter])
    }

    @Test(arguments: [
        (#""wobbly""#, "#"), (#"{"type":"spring","mass":-1}"#, "#/mass"),
        (#"{"type":"spring","damping":0}"#, "#/damping"), (#"{"type":"spring","bounce":1}"#, "#/bounce"),
        (#"{"type":"spring","response":0}"#, "#/response"), (#"{"type":"easeOut","duration":0}"#, "#/duration"),
        (#"{"type":"spring","mass":1000,"stiffness":0.001,"damping":0.001}"#, "#"),
        (#"{"type":"cubicBezier","points":[2,0,0,1]}"#, "#/points/0"),
    ])
    func `A curve that cannot be played is a 422 that names the place and the range`(
        json: String, pointer: String
    ) throws {
        let problem = try curve(json)
        #expect(problem.status == 422)
        #expect(problem.code == "invalid-curve")
        #expect(problem.places == [pointer])
        #expect(try problem.json["errors"]?[0]?["expected"]?.string?.isEmpty == false)
    }

    @Test func `A document comes with its tracks, both ways, and the stage's CSS`() throws {
        let body =
            #"{"title":"A","animation":{"enter":{"effects":["slide-bottom","fade"],"curve":"snappy"},"exit":"none"}}"#
        let answer = try site.send(.post, "/api/v1/motion", body)
        #expect(answer.status == 200)
        let json = try answer.json
        let tracks = json["enter"]?["tracks"]?.array ?? []
        #expect(tracks.compactMap { $0["target"]?.string } == ["surface", "surface", "backdrop"])
        #expect(tracks.compactMap { $0["property"]?.string } == ["translateY", "opacity", "opacity"])
        #expect(tracks.first?["from"] == 100 && tracks.first?["unit"]?.string == "%")
        #expect(json["exit"]?["curve"] == .null)
        let css = try #require(json["css"]?.string)
        let stage = try site.get("/preview/new?set=\(PercentCodec.encode(":\(body)"))").text
        #expect(stage.contains(css))
    }

    @Test(arguments: [("speed=1", 400), ("dir=up", 400), ("dir=rtl&motion=reduce", 200)])
    func `A document's motion takes direction and preference alone`(query: String, status: Int) throws {
        #expect(try site.send(.post, "/api/v1/motion?\(query)", #"{"title":"A"}"#).status == status)
    }

    @Test func `Ten thousand keyframes are refused, and the most that are allowed make a small answer`() throws {
        func document(_ count: Int) -> String {
            let frames = (0..<count).map { #"{"at":\#(Double($0) / Double(count - 1)),"y":\#($0 % 7)}"# }
            let effect = #"{"type":"keyframes","frames":[\#(frames.joined(separator: ","))]}"#
            return #"{"title":"A","animation":{"enter":{"effects":[\#(effect)],"curve":"bouncy"}}}"#
        }
        let refused = try site.send(.post, "/api/v1/motion", document(10_000))
        #expect(refused.status == 422)
        #expect(refused.places == ["#/animation/enter/effects/0/frames"])
        let most = try site.send(.post, "/api/v1/motion", document(100))
        #expect(most.status == 200, "\(most.text.prefix(300))")
        #expect(most.body.count < 200_000)
    }
}
