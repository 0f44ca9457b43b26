import DialogServer
import DialogStorage
import HTTP
import JSON
import TestSupport
import Testing

@Suite struct DialogsAPITests {
    let site: TestSite

    init() throws { site = try TestSite() }

    private let host: KeyValuePairs<HTTPHeaderName, String> = [.host: "localhost:8080"]

    @Test func `A title alone makes a dialog, with links that show it`() throws {
        let response = try site.send(.post, "/api/v1/dialogs", #"{ "title" : "Hello" }"#, headers: host)
        #expect(response.status == 201)
        #expect(response.headers[.location] == "http://localhost:8080/api/v1/dialogs/hello")
        let json = try response.json
        #expect(json["id"]?.string == "hello")
        #expect(json["version"]?.int == 1)
        #expect(json["links"]?["preview"]?.string == "http://localhost:8080/preview/hello")
        #expect(response.text.contains(#""definition":{"title":"Hello"}"#))
        let read = try site.get("/api/v1/dialogs/hello", host)
        #expect(read.body == response.body)
        #expect(read.headers[.etag] == response.headers[.etag])
    }

    @Test(arguments: [
        (#"{"title":"Hello"}"#, "hello"), (#"{"title":"Grüße, Welt!"}"#, "grusse-welt"),
        (#"{"title":"你好"}"#, "dialog"), (#"{"ariaLabel":"Quiet"}"#, "quiet"),
        (#"{"id":"mine","title":"Hello"}"#, "mine"),
    ])
    func `An id is the document's own, or made from its title`(body: String, id: String) throws {
        #expect(try site.create(body) == id)
    }

    @Test func `The same title twice makes two dialogs`() throws {
        #expect(try site.create(#"{"title":"Twice"}"#) == "twice")
        #expect(try site.create(#"{"title":"Twice"}"#) == "twice-2")
    }

    @Test func `A definition reads back as it was sent, and resolved on request`() throws {
        let id = try site.create(#"{"title":"A\u00e4","buttons":[{"label":"Go"}],"modal":null}"#)
        let plain = try site.get("/api/v1/dialogs/\(id)")
        #expect(plain.text.contains(#""definition":{"title":"A\u00e4","buttons":[{"label":"Go"}],"modal":null}"#))
        let resolved = try site.get("/api/v1/dialogs/\(id)?view=resolved")
        #expect(try resolved.json["definition"]?["kind"]?.string == "dialog")
        #expect(resolved.headers[.etag] != plain.headers[.etag])
    }

    @Test func `PUT creates, then replaces; the version grows by one`() throws {
        #expect(try site.send(.put, "/api/v1/dialogs/mine", #"{"title":"One"}"#).status == 201)
        let second = try site.send(.put, "/api/v1/dialogs/mine", #"{"title":"Two"}"#)
        #expect(second.status == 200)
        #expect(try second.json["version"]?.int == 2)
    }

    @Test func `A stale tag answers 412, the current one writes`() throws {
        let first = try site.send(.put, "/api/v1/dialogs/mine", #"{"title":"One"}"#)
        let tag = try #require(first.headers[.etag])
        let second = try site.send(.put, "/api/v1/dialogs/mine", #"{"title":"Two"}"#, headers: [.ifMatch: tag])
        #expect(second.status == 200)
        let late = try site.send(.put, "/api/v1/dialogs/mine", #"{"title":"Late"}"#, headers: [.ifMatch: tag])
        #expect(late.status == 412)
        #expect(late.headers[.etag] == second.headers[.etag])
        #expect(try site.get("/api/v1/dialogs/mine").text.contains("Two"))
    }

    @Test func `With --require-match a blind change answers 428`() throws {
        let site = try TestSite { $0.requiresMatch = true }
        let first = try site.send(.put, "/api/v1/dialogs/mine", #"{"title":"One"}"#)
        #expect(first.status == 201)
        let tag = try #require(first.headers[.etag])
        for (method, body) in [(HTTPMethod.put, #"{"title":"Two"}"#), (.patch, #"{"title":"Two"}"#), (.delete, "")] {
            let response = try site.send(method, "/api/v1/dialogs/mine", body)
            #expect(response.status == 428)
            #expect(response.places == ["If-Match"])
        }
        #expect(try site.send(.delete, "/api/v1/dialogs/mine", headers: [.ifMatch: tag]).status == 204)
    }

    @Test func `Merge patches change what they name and remove what they null`() throws {
        let id = try site.create(#"{"title":"One","icon":"info","backdrop":{"opacity":0.2,"blur":3}}"#)
        for type in ["application/merge-patch+json", "application/json"] {
            let response = try site.send(
                .patch, "/api/v1/dialogs/\(id)", #"{"icon":null,"backdrop":{"blur":4}}"#, type: type)
            #expect(response.status == 200)
            #expect(response.text.contains(#""definition":{"title":"One","backdrop":{"opacity":0.2,"blur":4}}"#))
        }
    }

    @Test func `JSON patches run in order, or not at all`() throws {
        let id = try site.create(#"{"title":"One","tags":["a"]}"#)
        let type = "application/json-patch+json"
        let good = #"""
            [{"op":"test","path":"/title","value":"One"},{"op":"replace","path":"/title","value":"Two"},
            {"op":"add","path":"/tags/-","value":"b"}]
            """#
        let response = try site.send(.patch, "/api/v1/dialogs/\(id)", good, type: type)
        #expect(response.status == 200)
        #expect(response.text.contains(#""definition":{"title":"Two","tags":["a","b"]}"#))
        let bad = #"[{"op":"replace","path":"/title","value":"Three"},{"op":"test","path":"/tags/0","value":"z"}]"#
        #expect(try site.send(.patch, "/api/v1/dialogs/\(id)", bad, type: type).status == 409)
        #expect(try site.get("/api/v1/dialogs/\(id)").text.contains("Two"))
    }

    @Test func `A deleted dialog is gone; a built-in can be brought back`() throws {
        #expect(try site.send(.delete, "/api/v1/dialogs/error-window").status == 204)
        #expect(try site.get("/api/v1/dialogs/error-window").status == 404)
        let restored = try site.send(.post, "/api/v1/dialogs:restore-builtins")
        #expect(restored.text == #"{"restored":["error-window"]}"#)
        #expect(try site.get("/api/v1/dialogs/error-window").status == 200)
    }

    @Test func `A duplicate has a name and an id of its own`() throws {
        let id = try site.create(#"{"id":"mine","title":"Mine","name":"My dialog"}"#)
        let copy = try site.send(.post, "/api/v1/dialogs/\(id)/duplicate")
        #expect(copy.status == 201)
        #expect(try copy.json["id"]?.string == "mine-copy")
        #expect(try copy.json["definition"]?["name"]?.string == "My dialog copy")
        #expect(try site.send(.post, "/api/v1/dialogs/\(id)/duplicate").json["id"]?.string == "mine-copy-2")
    }

    @Test func `Past versions can be listed and read`() throws {
        for title in ["One", "Two", "Three"] {
            _ = try site.send(.put, "/api/v1/dialogs/mine", #"{"title":"\#(title)"}"#)
        }
        let list = try site.get("/api/v1/dialogs/mine/versions").json["items"]?.array
        #expect(list?.compactMap { $0["version"]?.int } == [3, 2, 1])
        let first = try site.get("/api/v1/dialogs/mine/versions/1")
        #expect(try first.json["definition"]?["title"]?.string == "One")
    }

    @Test(arguments: [
        (HTTPMethod.post, "/api/v1/dialogs?validate=only", #"{"title":"Dry"}"#, UInt16(200)),
        (.put, "/api/v1/dialogs/dry?validate=only", #"{"title":"Dry"}"#, 200),
        (.put, "/api/v1/dialogs/welcome?validate=only", #"{"title":"Dry"}"#, 200),
        (.patch, "/api/v1/dialogs/welcome?validate=only", #"{"title":"Dry"}"#, 200),
        (.post, "/api/v1/dialogs/welcome/duplicate?validate=only", "", 200),
        (.delete, "/api/v1/dialogs/welcome?validate=only", "", 204),
        (.put, "/api/v1/styles/dry?validate=only", #"{"name":"Dry"}"#, 200),
        (.post, "/api/v1/dialogs/welcome/responses?validate=only", #"{"outcome":"close"}"#, 200),
        (.post, "/api/v1/dialogs?validate=only", #"{"titel":"Dry"}"#, 422),
    ])
    func `A dry run answers as the write would, and stores nothing`(
        method: HTTPMethod, target: String, body: String, status: UInt16
    ) throws {
        let change = site.store.lastChange
        let response = try site.send(method, target, body)
        #expect(response.status == status, "\(response.text)")
        #expect(site.store.lastChange == change)
    }

    @Test func `Who prefers little gets little`() throws {
        let created = try site.send(
            .post, "/api/v1/dialogs", #"{"title":"Small"}"#, headers: [.prefer: "respond-async, return=minimal"])
        #expect(created.status == 201 && created.body.isEmpty)
        #expect(created.headers["Preference-Applied"] == "return=minimal")
        let changed = try site.send(
            .put, "/api/v1/dialogs/small", #"{"title":"Less"}"#, headers: [.prefer: "return=minimal"])
        #expect(changed.status == 204)
        #expect(changed.headers[.etag] != nil)
    }
}
