import DialogModel
import DialogMotion
import Foundation
import Testing

/// The project's reference curves, where the script and Python are at hand; the other suites cover the same ground.
struct SpringReferenceTests {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "../shared/tools/spring_reference.py").standardizedFileURL

    private static let python = ["/usr/bin/python3", "/usr/local/bin/python3", "/opt/homebrew/bin/python3"]
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private static var isAtHand: Bool { python != nil && FileManager.default.fileExists(atPath: script.path) }

    @Test(
        .enabled(if: isAtHand),
        arguments: [
            (Curve.named(.spring, .current), "spring"), (.named(.spring, .swiftUI2020), "spring-legacy"),
            (.named(.default, .current), "default"), (.named(.snappy, .current), "snappy"),
            (.named(.bouncy, .current), "bouncy"), (.named(.interactiveSpring, .current), "interactiveSpring"),
        ])
    func `The reference script agrees`(curve: Curve, preset: String) throws {
        let sheet = SampleMotion.sheet([SampleMotion.slide], curve)
        let file = FileManager.default.temporaryDirectory.appending(path: "motion-\(UUID().uuidString).css")
        try sheet.keyframesCSS.write(to: file, atomically: true, encoding: .utf8)
        defer { try? FileManager.default.removeItem(at: file) }
        let process = Process()
        process.executableURL = URL(filePath: try #require(Self.python))
        process.arguments = [
            Self.script.path, preset, "--check-css", file.path, "--keyframes", "dlg-surface-enter",
            "--css-duration", "\(sheet.rules[0].animations[0].duration / 1000)", "--tolerance", "0.0001",
        ]
        process.standardOutput = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
    }
}
