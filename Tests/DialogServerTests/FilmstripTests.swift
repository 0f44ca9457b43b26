import HTTP
import JSON
import TestSupport
import Testing

@testable import DialogServer

@Suite struct FilmstripTests {
    let site: TestSite

    init() throws { site = try TestSite() }

    private func sources(_ page: ClientResponse) -> [String] {
        page.text.split(separator: "\"").map(String.init).filter { $0.hasPrefix("/preview/") && $0.contains("at=") }
    }

    @Test func `A filmstrip is whole, has no script and holds its frames still`() throws {
        let page = try site.get("/dialogs/error-banner/filmstrip?frames=8&phase=enter")
        #expect(page.status == 200)
        #expect(!page.text.contains("<script"))
        #expect(!page.text.contains(" style="))
        #expect(!page.text.contains("{{"))
        #expect(page.text.ranges(of: "sandbox=\"\"").count == 8)
        #expect(page.text.ranges(of: "loading=\"lazy\"").count == 8)
        for moment in [0, 50, 100, 150, 200, 250, 300, 350] {
            #expect(page.text.contains("/preview/error-banner?phase=enter&amp;at=\(moment)\""))
        }
        #expect(site.log.all == [])
    }

    @Test func `Both phases are shown unless one is asked for`() throws {
        let both = try site.get("/dialogs/welcome/filmstrip").text
        #expect(both.contains("phase=enter&amp;at=0") && both.contains("phase=exit&amp;at=0"))
        let exit = try site.get("/dialogs/welcome/filmstrip?phase=exit&frames=24").text
        #expect(exit.ranges(of: "<iframe").count == 24)
        #expect(!exit.contains("phase=enter&amp;at=0"))
    }

    @Test func `Its frames can be opened, and carry the stage's parameters`() throws {
        let query = "theme=dark&dir=rtl&set=\(PercentCodec.encode("/title:\"Grüße & \\\"more\\\"\""))"
        let page = try site.get("/dialogs/welcome/filmstrip?frames=3&\(query)")
        #expect(page.status == 200, "\(page.text.prefix(300))")
        #expect(page.text.contains("data-theme=\"dark\""))
        let frames = Set(sources(page))
        #expect(frames.count == 6)
        for frame in frames {
            let stage = try site.get(frame.replacing("&amp;", with: "&"))
            #expect(stage.status == 200, "\(frame) \(stage.text.prefix(300))")
            #expect(stage.text.contains("Grüße &amp;") && stage.text.contains("dir=\"rtl\""))
            #expect(!stage.text.contains("<script") && !stage.text.contains("autofocus"))
        }
    }

    @Test func `A dialog that appears at once is one frame without a curve`() throws {
        let id = try site.create(#"{"title":"Sudden","animation":{"enter":"none","exit":"none"}}"#)
        let page = try site.get("/dialogs/\(id)/filmstrip").text
        #expect(page.contains("Appears at once.") && page.contains("Vanishes at once."))
        #expect(page.ranges(of: "<iframe").count == 2)
        #expect(!page.contains("class=\"plot\""))
    }

    @Test func `It follows its dialog`() throws {
        let id = try site.create(#"{"title":"Moving","animation":{"enter":{"effects":["fade"],"curve":"linear"}}}"#)
        #expect(try site.get("/dialogs/\(id)/filmstrip?phase=enter").text.contains("at=350"))
        let faster = #"{"animation":{"enter":{"curve":{"type":"linear","duration":0.2}}}}"#
        #expect(try site.send(.patch, "/api/v1/dialogs/\(id)", faster).status == 200)
        #expect(try site.get("/dialogs/\(id)/filmstrip?phase=enter").text.contains("at=200"))
    }

    @Test(arguments: [
        ("frames=1", "frames", "2 to 12"), ("frames=13", "frames", "2 to 12"),
        ("frames=25&phase=exit", "frames", "2 to 24"), ("frames=NaN", "frames", "2 to 12"),
        ("frames=8.5", "frames", "2 to 12"), ("phase=settled", "phase", "enter, exit, both"),
        ("theme=blue", "theme", "light, dark, auto"),
    ])
    func `A bad value is a 400 that names parameter, value and range`(
        query: String, parameter: String, range: String
    ) throws {
        let problem = try site.get("/dialogs/welcome/filmstrip?\(query)")
        #expect(problem.status == 400)
        #expect(problem.places == [parameter])
        #expect(try problem.json["errors"]?[0]?["expected"]?.string == range)
    }

    @Test(arguments: ["at=10", "speed=0.5", "open=0", "frame=3"])
    func `What would change the moment is not taken`(query: String) throws {
        let problem = try site.get("/dialogs/welcome/filmstrip?\(query)")
        #expect(problem.status == 400)
        #expect(problem.code == "unknown-parameter")
    }

    @Test func `There is none of a dialog that is not there`() throws {
        #expect(try site.get("/dialogs/nowhere/filmstrip").status == 404)
    }

    @Test(arguments: [
        ("phase=enter&at=351", "0 to 350"), ("at=5000", "0 to 350"), ("phase=exit&at=351", "0 to 350"),
        ("at=NaN", "a number from 0 to 600000"), ("at=-1", "a number from 0 to 600000"),
        ("at=1e3", "a number from 0 to 600000"), ("at=600001", "a number from 0 to 600000"),
    ])
    func `A moment beyond the end is a 400 that names the range`(query: String, range: String) throws {
        let problem = try site.get("/preview/error-banner?\(query)")
        #expect(problem.status == 400)
        #expect(problem.places == ["at"])
        #expect(try problem.json["errors"]?[0]?["expected"]?.string == range)
    }

    @Test func `A moment is the same bytes each time, and has no script`() throws {
        let first = try site.get("/preview/deactivate-plant?phase=exit&at=250")
        #expect(first.status == 200)
        #expect(try first.body == site.get("/preview/deactivate-plant?phase=exit&at=250").body)
        #expect(try first.body == TestSite().get("/preview/deactivate-plant?phase=exit&at=250").body)
        #expect(!first.text.contains("<script"))
    }
}
