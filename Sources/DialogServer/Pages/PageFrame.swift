import Mustache

/// What every page of ours has around its content: `layouts/page.html`.
struct PageFrame {
    enum Section: String { case gallery, styles, docs }

    var title: String
    var description: String
    /// Marks the link to where the page belongs.
    var section: Section?
    /// The page's word: its style sheet and script bear it.
    var stem: String
    /// Whose style sheet the page wears, where it has none of its own.
    var sheet: String?

    /// The members that the layout reads, to be put beside the page's own.
    func members(_ assets: Assets) -> MustacheObject {
        let sheets =
            ["/css/base.css", "/css/tokens.css"].map(assets.address) + assets.addresses(below: "/css/components/")
            + own("/css/pages/\(sheet ?? stem).css", assets)
        var object: MustacheObject = [
            "title": .string(title == "Dialog Preview" ? title : "\(title) · Dialog Preview"),
            "description": .string(description),
            "themeScript": .string(assets.address("/js/lib/theme-early.js")),
            "icon": .string(assets.address("/favicon.svg")),
            "styles": .list(sheets.map { ["href": .string($0)] }),
            "scripts": .list(own("/js/pages/\(stem).js", assets).map { ["href": .string($0)] }),
        ]
        object["section"] = [
            "gallery": .bool(section == .gallery), "styles": .bool(section == .styles), "docs": .bool(section == .docs),
        ]
        return object
    }

    private func own(_ path: String, _ assets: Assets) -> [String] {
        assets.contains(path: path) ? [assets.address(path)] : []
    }
}
