import CSS

/// Prints the declarations of one keyframe: `transform` in the order translate, scale, rotate, then `opacity` and
/// `filter`.
struct KeyframeWriter {
    private struct Column {
        let channel: MotionChannel
        let decimals: Int
    }

    private let x: [Column]
    private let y: [Column]
    private let scale: Column?
    private let rotate: Column?
    private let opacity: Column?
    private let blur: Column?
    private let transforms: [Column]

    /// `precision` is the part of a channel's span that a printed value may be off by.
    init(channels: [MotionChannel], precision: Double) {
        let columns = channels.map { Column(channel: $0, decimals: Self.decimals(for: $0.span * precision)) }
        x = columns.filter { $0.channel.property == .translateX }
        y = columns.filter { $0.channel.property == .translateY }
        func first(_ property: MotionProperty) -> Column? { columns.first { $0.channel.property == property } }
        scale = first(.scale)
        rotate = first(.rotate)
        opacity = first(.opacity)
        blur = first(.blur)
        transforms = columns.filter(\.channel.property.isTransform)
    }

    private static func decimals(for step: Double) -> Int {
        var decimals = 0
        var unit = 1.0
        while unit > step, decimals < 7 {
            unit /= 10
            decimals += 1
        }
        return decimals
    }

    func append(atPresence presence: Double, to css: inout [UInt8]) {
        let isAlone = transforms.isEmpty
        if !isAlone { appendTransform(at: presence, to: &css) }
        if let opacity {
            css.append(isAlone ? "opacity:" : ";opacity:")
            css.append(opacity.channel.value(atPresence: presence), decimals: opacity.decimals)
        }
        guard let blur else { return }
        if !isAlone || opacity != nil { css.append(0x3B) }
        let value = blur.channel.value(atPresence: presence)
        if value == 0 { return css.append("filter:none") }
        css.append("filter:blur(")
        css.append(value, decimals: blur.decimals)
        css.append("px)")
    }

    private func appendTransform(at presence: Double, to css: inout [UInt8]) {
        if transforms.allSatisfy({ $0.channel.value(atPresence: presence) == $0.channel.property.identity }) {
            return css.append("transform:none")
        }
        css.append("transform:")
        if !x.isEmpty, !y.isEmpty {
            css.append("translate(")
            appendLength(x, at: presence, to: &css)
            css.append(0x2C)
            appendLength(y, at: presence, to: &css)
            css.append(0x29)
        } else if !x.isEmpty || !y.isEmpty {
            css.append(x.isEmpty ? "translateY(" : "translateX(")
            appendLength(x.isEmpty ? y : x, at: presence, to: &css)
            css.append(0x29)
        }
        if let scale {
            space(&css)
            css.append("scale(")
            css.append(scale.channel.value(atPresence: presence), decimals: scale.decimals)
            css.append(0x29)
        }
        if let rotate {
            space(&css)
            css.append("rotate(")
            css.append(rotate.channel.value(atPresence: presence), decimals: rotate.decimals)
            css.append("deg)")
        }
    }

    private func space(_ css: inout [UInt8]) {
        if css.last == 0x29 { css.append(0x20) }
    }

    private func appendLength(_ columns: [Column], at presence: Double, to css: inout [UInt8]) {
        if columns.count > 1 { css.append("calc(") }
        for (index, column) in columns.enumerated() {
            if index > 0 { css.append(" + ") }
            css.append(column.channel.value(atPresence: presence), decimals: column.decimals)
            // One unit throughout: a bare 0 would do for a single length only.
            css.append(contentsOf: column.channel.unit.rawValue.utf8)
        }
        if columns.count > 1 { css.append(0x29) }
    }
}
