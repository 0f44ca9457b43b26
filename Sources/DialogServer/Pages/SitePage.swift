import DialogStorage
import HTTP
import Mustache

/// A page of ours: a template, and the values that it shows.
protocol SitePage {
    static var template: String { get }
    var frame: PageFrame { get }
    var content: MustacheObject { get }
}

extension SitePage {
    /// The page's HTML; a template that fails is a fault of ours.
    ///
    /// - Parameter change: the latest change of the store when the making began; the page listens for what came later.
    func html(_ site: Site, since change: UInt64) throws(Problem) -> [UInt8] {
        var object = content
        object["feed"] = .string("\(site.feed.outside(change))")
        object.append(frame.members(site.assets))
        var bytes: [UInt8] = []
        bytes.reserveCapacity(16 << 10)
        do {
            try site.templates.render(Self.template, .object(object), into: &bytes)
        } catch {
            site.log("\(error)")
            throw .internalError
        }
        return bytes
    }

    /// For one client, not to be kept.
    func response(_ site: Site, _ status: HTTPStatus, _ headers: HTTPHeaders) throws(Problem) -> HTTPResponse {
        HTTPResponse(status, .html, try html(site, since: site.store.lastChange), headers: headers)
    }
}
