// swift-tools-version: 6.2
import PackageDescription

// The layers of the house, leaves first. A target imports only what its row names;
// `make test` builds with the import check on.

/// The folder of the compiler's runtime libraries, set by `make fuzz` alone.
let fuzzer = Context.environment["FUZZER"]

let strict: [SwiftSetting] =
    [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("InternalImportsByDefault"),
    ] + (fuzzer == nil ? [] : [.unsafeFlags(["-sanitize=fuzzer,address"])])

func system(_ name: String, pkgConfig: String, apt: String..., brew: String) -> Target {
    .systemLibrary(name: name, pkgConfig: pkgConfig, providers: [.apt(apt), .brew([brew])])
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
        system("CMD4C", pkgConfig: "md4c-html", apt: "libmd4c-dev", "libmd4c-html0-dev", brew: "md4c"),
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
        layer("FileWatch"),
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
                "FileWatch",
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
        .target(
            name: "FuzzTargets",
            dependencies: [
                "JSON", "Mustache", "CSS", "HTTP", "DialogModel", "DialogTheme", "DialogMotion", "DialogRender",
                "DialogStorage", "DialogServer",
            ], path: "Tests/Fuzz/Targets", swiftSettings: strict),
        .testTarget(
            name: "FuzzReplayTests", dependencies: ["FuzzTargets"], path: "Tests/Fuzz/Replay", swiftSettings: strict),
        tests("DialogServerTests", ["DialogServer", "DialogStorage", "DialogModel", "DialogRender", "HTTP", "JSON"]),
    ],
    swiftLanguageModes: [.v6]
)

// Fuzzing links in a driver with the loop in it, which ordinary builds know nothing of.
if let fuzzer {
    package.targets += [
        .systemLibrary(name: "CLibFuzzer", path: "Tests/Fuzz/CLibFuzzer"),
        .executableTarget(
            name: "fuzz", dependencies: ["FuzzTargets", "CLibFuzzer"], path: "Tests/Fuzz/Driver",
            swiftSettings: strict,
            linkerSettings: [
                .unsafeFlags([
                    "-sanitize=address", "-use-ld=lld", "\(fuzzer)/libclang_rt.fuzzer_no_main-x86_64.a", "-lstdc++",
                ])
            ]),
    ]
}
