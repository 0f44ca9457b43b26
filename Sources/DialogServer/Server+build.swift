public import DialogStorage
import DialogRender
import HTTP
import Mustache

extension Server {
    /// The composition root: reads templates, files and built-ins, and puts everything together.
    ///
    /// - Throws: `StartupError` with everything that is wrong in the resources.
    public static func build(
        _ configuration: ServerConfiguration, store: any DialogStore
    ) throws(StartupError) -> Server {
        let resources = configuration.resources
        let builtins = DocumentFolder(resources.templates)
        var reports = builtins.reports
        let assets = Assets(read(resources.files, into: &reports) { StaticFile(path: $0, bytes: $1) })
        let sources = read(resources.templates, ending: ".mustache", into: &reports) { name, bytes in
            (name: String(name.dropLast(9)), text: bytes)
        }
        guard reports.isEmpty else { throw .brokenResources(reports) }
        let templates = try library(sources, isStrict: configuration.hasStrictTemplates)
        var folder: LiveFolder?
        if let served = configuration.folder {
            folder = try open(served, builtins.documents, store, configuration.log)
        }
        do {
            try builtins.documents.install(in: store)
        } catch { throw .brokenResources(["the documents do not fit the store: \(error)"]) }
        let site = Site(
            configuration: configuration, store: store, cache: AnswerCache(store: store), templates: templates,
            renderer: try renderer(templates, assets, resources), themes: ThemeCache(store: store), assets: assets,
            builtins: builtins.documents,
            stageTokens: .random(), idempotency: IdempotencyLog(clock: configuration.clock),
            feed: EventFeed(store: store, clock: configuration.clock), folder: folder)
        return Server(site)
    }

    /// Before the built-ins, so that a file wins over the built-in of the same id.
    private static func open(
        _ folder: ServedFolder, _ builtins: Builtins, _ store: any DialogStore,
        _ log: @escaping @Sendable (String) -> Void
    ) throws(StartupError) -> LiveFolder {
        guard File.isDirectory(folder.path) else { throw .brokenResources(["\(folder.path): no such folder"]) }
        let silence: @Sendable (String) -> Void = { _ in }
        let live = LiveFolder(folder, store: store, builtins: builtins, log: folder.isLive ? log : silence)
        _ = live.look()
        guard folder.isLive || live.reports.isEmpty else {
            throw .brokenResources(live.reports.map { "\(folder.path)/\($0.fault.text)" })
        }
        return live
    }

    /// Every file of a folder; those that cannot be read are reported.
    private static func read<Item>(
        _ folder: String, ending: String = "", into reports: inout [String], _ make: (String, [UInt8]) -> Item
    ) -> [Item] {
        do {
            var items: [Item] = []
            for name in try File.list(folder) where name.utf8.reversed().starts(with: ending.utf8.reversed()) {
                items.append(make(name, try File.read("\(folder)/\(name)")))
            }
            return items
        } catch {
            reports.append("\(error)")
            return []
        }
    }

    private static func library(
        _ sources: [(name: String, text: [UInt8])], isStrict: Bool
    ) throws(StartupError) -> MustacheLibrary {
        do {
            return try MustacheLibrary(sources: sources, missingKeys: isStrict ? .strict : .empty)
        } catch { throw .brokenResources([error.description]) }
    }

    /// Modules come before those that import them, for the script of a page that stands alone.
    private static func renderer(
        _ templates: MustacheLibrary, _ assets: Assets, _ resources: ResourceLocator
    ) throws(StartupError) -> DialogRenderer {
        let links = StageAssets(
            icon: assets.address("/favicon.svg"),
            styles: StageAssets.styleSheets.map { assets.address("/\($0)") },
            stageScript: assets.address("/js/dom/stage.js"))
        do {
            let styles = try StageAssets.styleSheets.map { name throws(FileError) in
                try File.read("\(resources.files)/\(name)")
            }
            let modules = try ModuleOrder.files(from: "js/dom/stage.js") { name throws(FileError) in
                try File.read("\(resources.files)/\(name)")
            }
            return try DialogRenderer(
                library: templates, assets: links, inline: InlineAssets(styles: styles, modules: modules))
        } catch { throw .brokenResources(["\(error)"]) }
    }
}
