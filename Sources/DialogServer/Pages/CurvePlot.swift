import DialogMotion
import Mustache

/// A phase's curves as SVG: across in per cent of the width, down in pixels, so that labels keep their size.
struct CurvePlot {
    private static let height = 132.0
    private static let steps = 240

    private let phase: MotionPhase
    private let duration: Double
    private let tracks: [MotionTrack]
    private let moments: [Double]
    private let low: Double
    private let high: Double

    /// - Parameter moments: seconds at which frames stand.
    init(_ sheet: MotionSheet, phase: MotionPhase, moments: [Double]) {
        self.phase = phase
        self.moments = moments
        duration = sheet.duration(of: phase)
        var tracks: [MotionTrack] = []
        for track in sheet.tracks where track.phase == phase {
            // One line for all that moves on the same course.
            let isDrawn = tracks.contains {
                $0.curve == track.curve && $0.delay == track.delay
            }
            if !isDrawn { tracks.append(track) }
        }
        self.tracks = tracks
        var range = (low: 0.0, high: 1.0)
        for track in tracks {
            for step in 0...Self.steps {
                let value = track.presence(at: sheet.duration(of: phase) * Double(step) / Double(Self.steps))
                range = (min(range.low, value), max(range.high, value))
            }
        }
        (low, high) = range
    }

    /// Labels stand where there is room: above what goes up, below what goes down.
    private var top: Double { phase == .enter ? 26 : 8 }
    private var below: Double { phase == .enter ? 20 : 38 }

    var value: MustacheValue {
        [
            "height": .int(Int(top + Self.height + below + 8)), "top": .int(Int(top)),
            "bottom": .int(Int(top + Self.height)), "inner": .int(Int(Self.height)),
            "tickY": .int(Int(top + Self.height + below)), "one": .string(y(1)), "zero": .string(y(0)),
            "description": .string(description),
            "curves": .list(tracks.enumerated().map { curve($1, isFirst: $0 == 0) }),
            "dots": .list(moments.map { ["x": .string(x($0)), "y": .string(y(tracks.first?.presence(at: $0) ?? 1))] }),
            "ticks": .list(ticks), "marks": .list(marks),
        ]
    }

    private func curve(_ track: MotionTrack, isFirst: Bool) -> MustacheValue {
        var path = ""
        for step in 0...Self.steps {
            let part = Double(step) / Double(Self.steps)
            path += step == 0 ? "M" : "L"
            path += "\(Self.text(part * 1000)) \(Self.text(depth(track.presence(at: part * duration))))"
        }
        return ["name": .string(track.target.rawValue), "path": .string(path), "isFirst": .bool(isFirst)]
    }

    private var ticks: [MustacheValue] {
        let step = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5].first { duration / $0 <= 8 } ?? 10
        return (0...Int(duration / step + 1e-9)).map { index in
            let time = Double(index) * step
            let isLast = time > duration * 0.96
            return [
                "x": .string(x(time)), "label": .string("\(FilmstripPage.milliseconds(time))"),
                "anchor": .string(index == 0 ? "start" : isLast ? "end" : "middle"),
            ]
        }
    }

    private var marks: [MustacheValue] {
        guard let track = tracks.first else { return [] }
        var marks: [MustacheValue] = []
        if let peak = track.curve.peak, peak.value > 1.0005 {
            let beyond = Self.text((peak.value - 1) * 100)
            marks.append(mark(track, peak.time, "\(beyond) % beyond at \(FilmstripPage.milliseconds(peak.time)) ms"))
        }
        let settled = track.curve.settlingTime
        if settled < track.duration * 0.999 {
            marks.append(mark(track, settled, "at rest from \(FilmstripPage.milliseconds(settled)) ms"))
        }
        return marks
    }

    private func mark(_ track: MotionTrack, _ time: Double, _ label: String) -> MustacheValue {
        let moment = time + track.delay
        let place = depth(track.presence(at: moment)) + top
        return [
            "x": .string(x(moment)), "y": .string(Self.text(place)),
            "labelY": .string(Self.text(phase == .enter ? place - 10 : place + 20)), "label": .string(label),
            "anchor": .string(moment > duration * 0.8 ? "end" : moment < duration * 0.2 ? "start" : "middle"),
        ]
    }

    private var description: String {
        let ends = phase == .enter ? "from hidden to shown" : "from shown to hidden"
        return "The way \(ends) over \(FilmstripPage.milliseconds(duration)) milliseconds."
    }

    private func x(_ time: Double) -> String { Self.text(time / duration * 100) + "%" }
    private func y(_ presence: Double) -> String { Self.text(depth(presence) + top) }
    private func depth(_ presence: Double) -> Double { Self.height * (high - presence) / (high - low) }

    private static func text(_ value: Double) -> String {
        let rounded = (value * 10).rounded() / 10
        return Int(exactly: rounded).map(String.init) ?? "\(rounded)"
    }
}
