// swift-tools-version: 6.2
import PackageDescription

// The layers of the house, leaves first. A target imports only what its row names;
// `make test` builds with the import check on.

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("InternalImportsByDefault"),
]

func system(_ name: String, pkgConfig: String, apt: String, brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt([apt]), .brew([brew])])
}

func layer(_ name: String, _ imports: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: imports, swiftSettings: strict)
}

func tests(_ name: String, _ imports: [Target.Dependency]) -> Target {
    .testTarget(name: name, dependencies: imports + ["TestSupport"], swiftSettings: strict)
}

let package = Package(
    name: "dialog-preview",
    platforms: [.macOS(.v15)],
    products: [.executable(name: "dialog-preview", targets: ["dialog-preview"])],
    targets: [
        // C
        system("CMicroHTTPD", pkgConfig: "libmicrohttpd", apt: "libmicrohttpd-dev", brew: "libmicrohttpd"),
        system("CMD4C", pkgConfig: "md4c-html", apt: "libmd4c-html0-dev", brew: "md4c"),
        system("CNettle", pkgConfig: "nettle", apt: "nettle-dev", brew: "nettle"),
        system("CZlib", pkgConfig: "zlib", apt: "zlib1g-dev", brew: "zlib"),
        system("CBrotli", pkgConfig: "libbrotlienc", apt: "libbrotli-dev", brew: "brotli"),
        // Leaves
        layer("JSON"),
        layer("Mustache"),
        layer("CSS"),
        layer("HTTP", ["JSON"]),
        // Domain
        layer("DialogModel", ["JSON", "CSS"]),
        layer("DialogMotion", ["DialogModel", "CSS"]),
        layer("DialogTheme", ["DialogModel", "CSS", "JSON"]),
        layer("DialogStorage", ["DialogModel", "JSON"]),
        // Output
        layer("DialogRender", ["DialogModel", "DialogMotion", "DialogTheme", "Mustache", "CSS", "JSON", "CMD4C"]),
        // Shell
        layer("HTTPServer", ["HTTP", "CMicroHTTPD"]),
        // App
        layer(
            "DialogServer",
            [
                "JSON", "Mustache", "CSS", "HTTP", "DialogModel", "DialogMotion", "DialogTheme", "DialogStorage",
                "DialogRender", "CNettle", "CZlib", "CBrotli",
            ]),
        .executableTarget(
            name: "dialog-preview",
            dependencies: [
                "DialogServer", "DialogStorage", "DialogModel", "DialogRender", "JSON", "HTTP", "HTTPServer",
            ],
            swiftSettings: strict),
        // Benchmarks: built by `make bench` only, part of no product.
        .executableTarget(
            name: "dialog-bench",
            dependencies: [
                "JSON", "Mustache", "CSS", "DialogModel", "DialogMotion", "DialogTheme", "DialogRender",
                "DialogStorage",
            ],
            path: "Tests/Bench/Micro", swiftSettings: strict),
        // Tests
        .target(name: "TestSupport", dependencies: ["HTTP"], path: "Tests/TestSupport", swiftSettings: strict),
        tests("JSONTests", ["JSON"]),
        tests("MustacheTests", ["Mustache"]),
        tests("CSSTests", ["CSS"]),
        tests("HTTPTests", ["HTTP", "JSON"]),
        tests("DialogModelTests", ["DialogModel", "JSON", "CSS"]),
        tests("DialogMotionTests", ["DialogMotion", "DialogModel", "CSS"]),
        tests("DialogThemeTests", ["DialogTheme", "DialogModel", "CSS", "JSON"]),
        tests("DialogStorageTests", ["DialogStorage", "DialogModel", "JSON"]),
        tests("DialogRenderTests", ["DialogRender", "DialogModel", "DialogMotion", "DialogTheme", "Mustache", "JSON"]),
        tests("HTTPServerTests", ["HTTPServer", "HTTP", "JSON"]),
        tests("DialogServerTests", ["DialogServer", "DialogStorage", "DialogModel", "DialogRender", "HTTP", "JSON"]),
    ],
    swiftLanguageModes: [.v6]
)
