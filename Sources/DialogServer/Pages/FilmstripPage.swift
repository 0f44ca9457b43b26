import DialogModel
import DialogMotion
import HTTP
import Mustache

/// Frames of a dialog's motion side by side, with the curve under them; complete without scripts.
///
/// Each frame is the stage itself, held still by its own address in a sandbox without scripts: several stages in one
/// document would share what a page has once, such as its viewport, its root and its names.
struct FilmstripPage: SitePage {
    static let template = "pages/filmstrip.html"

    var id: Slug
    var dialog: Dialog
    var motion: MotionSheet
    var phases: [MotionPhase]
    var choice: String
    var frames: Int
    var theme: String
    /// Of the stage, as they were asked for.
    var parameters: [(name: String, value: String)]

    var frame: PageFrame {
        PageFrame(
            title: "\(dialog.name), filmstrip", description: "How \(dialog.name) comes and goes, frame by frame.",
            section: nil, stem: "filmstrip")
    }

    var content: MustacheObject {
        [
            "name": .string(dialog.name), "workbench": .string(Links.workbench(id)),
            "pageTheme": theme == "auto" ? .null : .string(theme),
            "phases": .list(phases.map(section)),
            "choices": .list(
                [("both", "Both"), ("enter", "Enter"), ("exit", "Exit")].map { value, label in
                    link(label, phase: value, frames: min(frames, value == "both" ? 12 : 24), value == choice)
                }),
            "counts": .list(
                [4, 8, 12, 24].filter { $0 * phases.count <= FilmstripHandler.most }.map { count in
                    link("\(count)", phase: choice, frames: count, count == frames)
                }),
        ]
    }

    private func link(_ label: String, phase: String, frames: Int, _ isCurrent: Bool) -> MustacheValue {
        let items = [(name: "phase", value: phase), (name: "frames", value: "\(frames)")] + parameters
        return [
            "label": .string(label), "href": .string(Links.filmstrip(id) + PathPattern.query(items)),
            "current": .bool(isCurrent),
        ]
    }

    private func section(_ phase: MotionPhase) -> MustacheValue {
        let duration = motion.duration(of: phase)
        let transition = phase == .enter ? dialog.animation.enter : dialog.animation.exit
        let moments = duration > 0 ? (0..<frames).map { duration * Double($0) / Double(frames - 1) } : [0]
        return [
            "title": phase == .enter ? "Enter" : "Exit",
            "isInstant": .bool(duration == 0), "instant": phase == .enter ? "Appears at once." : "Vanishes at once.",
            "duration": .string("\(Self.milliseconds(duration)) ms"),
            "swiftUI": MustacheValue(transition?.swiftUIExpression),
            "frames": .list(moments.map { frame(phase, at: $0) }),
            "plot": duration > 0 ? CurvePlot(motion, phase: phase, moments: moments).value : .null,
        ]
    }

    private func frame(_ phase: MotionPhase, at moment: Double) -> MustacheValue {
        let at = Self.milliseconds(moment)
        let items = [(name: "phase", value: phase.rawValue), (name: "at", value: "\(at)")] + parameters
        let address = Links.preview(id) + PathPattern.query(items)
        return [
            "src": .string(address), "label": .string("\(at) ms"),
            "title": .string("\(phase == .enter ? "Enter" : "Exit") at \(at) ms"),
        ]
    }

    /// Whole ones.
    static func milliseconds(_ seconds: Double) -> Int { Int((seconds * 1000).rounded()) }
}
