import HTTP
import TestSupport
import Testing

@Suite struct StaticFilesTests {
    let files = StaticFiles([
        StaticFile(path: "css/base.css", bytes: Array("a".utf8)),
        StaticFile(path: "js/lib/x.js", bytes: Array("b".utf8)),
    ]) { ETag(UInt64($0.first ?? 0)) }

    @Test(arguments: [
        ("/css/base.css", "text/css; charset=utf-8"), ("/js/lib/x.js", "text/javascript; charset=utf-8"),
        ("/css/base%2Ecss", "text/css; charset=utf-8"),
    ])
    func `A file is served with its type and tag`(path: String, type: String) throws {
        let response = try RouterClient(files).get(path)
        #expect(response.status == 200)
        #expect(response.headers[.contentType] == type)
        #expect(response.headers[.xContentTypeOptions] == "nosniff")
        #expect(response.headers[.accessControlAllowOrigin] == "*")
        #expect(response.headers[.etag] != nil)
    }

    @Test(arguments: ["/css", "/css/", "/", "/css/base.css/", "/CSS/base.css", "/etc/passwd", "/css/base.css%20"])
    func `What is not in the table does not exist`(path: String) throws {
        #expect(try RouterClient(files).get(path).status == 404)
    }

    @Test func `A changed file has a new tag, a removed one is gone`() throws {
        let client = RouterClient(files)
        let before = try client.get("/css/base.css").headers[.etag]
        files.replace(StaticFile(path: "css/base.css", bytes: Array("z".utf8)))
        #expect(try client.get("/css/base.css", headers: [.ifNoneMatch: before ?? ""]).text == "z")
        files.remove("css/base.css")
        #expect(try client.get("/css/base.css").status == 404)
    }

    @Test func `Files are read only`() throws {
        let response = try RouterClient(files).post("/css/base.css", "x")
        #expect(response.status == 405)
        #expect(response.headers[.allow] == "GET, HEAD")
    }
}
