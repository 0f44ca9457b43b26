import CSS
import DialogModel
import DialogMotion
import DialogRender
import JSON

/// What moves in a dialog: both ways, with tracks, curves and CSS.
struct MotionFacts {
    let dialog: Dialog
    let motion: StageMotion

    init(_ dialog: Dialog, options: StageOptions) {
        self.dialog = dialog
        motion = StageMotion(dialog, options: options)
    }

    var json: JSONValue {
        let animation = dialog.animation
        return [
            "animation": dialog.resolvedJSON["animation"] ?? .null,
            "css": .string(String(decoding: motion.css, as: UTF8.self)),
            "enter": phase(.enter, animation.enter), "exit": phase(.exit, animation.exit),
            "backdrop": animation.backdrop.map { CurveFacts($0.curve).json } ?? .null,
        ]
    }

    private func phase(_ phase: MotionPhase, _ transition: Transition?) -> JSONValue {
        let sheet = motion.sheet
        return [
            "duration": .rounded(sheet.duration(of: phase)),
            "delay": .rounded(transition?.delay ?? 0),
            "curve": transition.map { CurveFacts($0.curve).json } ?? .null,
            "swiftUI": transition.map { .string($0.swiftUIExpression) } ?? .null,
            "tracks": .array(sheet.tracks.filter { $0.phase == phase }.map(Self.json)),
            "css": .string(css(phase)),
        ]
    }

    /// The rules of one phase, for people: a line each.
    private func css(_ phase: MotionPhase) -> String {
        let rules = motion.sheet.rules.filter { $0.phase == phase && $0.condition == .always }
        let names = rules.flatMap { $0.animations.map(\.name) }
        var lines = motion.sheet.keyframesCSS.split(separator: "\n").filter { line in
            names.contains { line.utf8.starts(with: "@keyframes \($0){".utf8) }
        }.map(String.init)
        for rule in rules { lines.append("[data-part=\(rule.target.rawValue)]{animation:\(rule.value)}") }
        return lines.joined(separator: "\n")
    }

    private static func json(_ track: MotionTrack) -> JSONValue {
        let channel = track.channel
        let ends = [channel.value(atPresence: 0), channel.value(atPresence: 1)].map { value in
            JSONValue.rounded(value, decimals: 3)
        }
        let isEntrance = track.phase == .enter
        return [
            "target": .string(track.target.rawValue), "property": .string(channel.property.rawValue),
            "unit": .string(channel.property.unit(channel.unit.rawValue)), "from": ends[isEntrance ? 0 : 1],
            "to": ends[isEntrance ? 1 : 0], "stops": JSONValue(channel.stops.count),
            "delay": .rounded(track.delay), "duration": .rounded(track.duration),
        ]
    }
}

extension MotionProperty {
    /// What its values are counted in; translations have a unit of their own.
    fileprivate func unit(_ length: String) -> String {
        switch self {
        case .translateX, .translateY: length
        case .scale, .opacity: ""
        case .rotate: "deg"
        case .blur: "px"
        }
    }
}
