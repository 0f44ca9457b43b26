import CSS
import DialogModel

extension Transition {
    /// The effects as numbers over presence; effects on the same property accumulate.
    func channels(_ direction: LayoutDirection) -> [MotionChannel] {
        var channels: [MotionChannel] = []
        for effect in effects {
            for channel in effect.channels(direction) where channel.span > 0 {
                if let index = channels.firstIndex(where: {
                    $0.property == channel.property && $0.unit == channel.unit
                }) {
                    channels[index] = channels[index].accumulating(channel)
                } else {
                    channels.append(channel)
                }
            }
        }
        return channels
    }
}

extension Effect {
    fileprivate func channels(_ direction: LayoutDirection) -> [MotionChannel] {
        switch self {
        case .slide(let edge, let distance):
            let (property, sign) = edge.way(direction)
            return [MotionChannel(property, unit: distance.unit, hidden: sign * distance.value)]
        case .fade(let from): return [MotionChannel(.opacity, hidden: from)]
        case .scale(let from): return [MotionChannel(.scale, hidden: from)]
        case .blur(let from): return [MotionChannel(.blur, hidden: from)]
        case .rotate(let from): return [MotionChannel(.rotate, hidden: from)]
        case .keyframes(let frames): return Self.channels(frames, direction)
        }
    }

    /// `at` is presence: the curve carries the dialog past the frames, as an effect's `easing` does in Web Animations,
    /// so that own keyframes stay in step with the effects beside them. `x` counts towards the trailing edge, as
    /// SwiftUI's offset does.
    private static func channels(_ frames: [Frame], _ direction: LayoutDirection) -> [MotionChannel] {
        var rising: [Frame] = []
        for frame in frames where frame.at.isFinite {
            if let last = rising.last, frame.at <= last.at { continue }
            rising.append(frame)
        }
        guard rising.count >= 2 else { return [] }
        let mirror = direction == .rightToLeft ? -1.0 : 1.0
        var channels: [MotionChannel] = []
        func add(_ property: MotionProperty, _ unit: CSSLength.Unit = .px, _ value: (Frame) -> Double?) {
            let stops = rising.map { MotionChannel.Stop(at: $0.at, value: value($0) ?? property.identity) }
            channels.append(MotionChannel(property, unit: unit, stops: stops))
        }
        func add(_ property: MotionProperty, _ sign: Double, length: (Frame) -> CSSLength?) {
            var units: [CSSLength.Unit] = []
            for case let length? in rising.map(length) where !units.contains(length.unit) { units.append(length.unit) }
            for unit in units {
                add(property, unit) { frame in
                    length(frame).flatMap { $0.unit == unit ? sign * $0.value : nil }
                }
            }
        }
        add(.translateX, mirror) { $0.x }
        add(.translateY, 1) { $0.y }
        add(.scale) { $0.scale }
        add(.rotate) { $0.rotate }
        add(.opacity) { $0.opacity }
        return channels
    }
}

extension Effect.Edge {
    /// The axis, and the sign of the way to the edge along it.
    fileprivate func way(_ direction: LayoutDirection) -> (MotionProperty, Double) {
        switch (self, direction) {
        case (.top, _): (.translateY, -1)
        case (.bottom, _): (.translateY, 1)
        case (.leading, .leftToRight), (.trailing, .rightToLeft): (.translateX, -1)
        case (.trailing, .leftToRight), (.leading, .rightToLeft): (.translateX, 1)
        }
    }
}
