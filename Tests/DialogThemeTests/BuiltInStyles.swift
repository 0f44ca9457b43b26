import DialogModel
import DialogTheme
import FoundationEssentials
import JSON
import Testing

/// The style documents of the package.
enum BuiltInStyles {
    static let names = ["ios", "material", "fluent", "minimal", "crimson", "playful", "terminal", "high-contrast"]

    static let package = "/" + #filePath.split(separator: "/").dropLast(3).joined(separator: "/")

    static func contents(_ path: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "\(package)/\(path)").map(Array.init)
    }

    static func decoded(_ name: String) throws -> Decoded<Style> {
        let bytes = try #require(contents("Templates/styles/\(name).style.json"))
        return Style.decode(try JSONDocument(parsing: bytes))
    }

    static func sheet(_ name: String) throws -> ThemeSheet {
        let style = try #require(try decoded(name).value)
        return ThemeSheet([TokenLayer(style)])
    }
}
