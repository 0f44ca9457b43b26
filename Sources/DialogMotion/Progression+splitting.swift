extension Progression {
    /// The same course with keyframes of its own wherever it crosses one of the values `levels`, and at the turning
    /// points of the intervals that touch one: a value that bends or stops there can then be said in keyframes.
    ///
    /// Exact, for each part is a part of the same Bézier, unless that takes more than `most` keyframes: a spring that
    /// rings past a hundred stations is sampled evenly instead.
    func splitting(at levels: [Double], most: Int = 256) -> Progression {
        guard !levels.isEmpty else { return self }
        var split = self
        split.keyframes = []
        for (index, keyframe) in keyframes.enumerated() {
            let end = end(of: index)
            let rise = end.value - keyframe.value
            let local = rise == 0 ? [] : levels.map { ($0 - keyframe.value) / rise }
            let cuts = keyframe.easing.cuts(at: local)
            if cuts.isEmpty {
                split.keyframes.append(keyframe)
                continue
            }
            var s = 0.0
            for cut in cuts + [1] {
                let u = CubicBezier.coordinate(keyframe.easing.x1, keyframe.easing.x2, at: s)
                let y = CubicBezier.coordinate(keyframe.easing.y1, keyframe.easing.y2, at: s)
                split.keyframes.append(
                    Keyframe(
                        offset: keyframe.offset + (end.offset - keyframe.offset) * u,
                        value: keyframe.value + rise * y, easing: keyframe.easing.part(from: s, to: cut)))
                s = cut
            }
            if split.keyframes.count > most { return sampled(most) }
        }
        return split
    }

    private func sampled(_ count: Int) -> Progression {
        var sampled = self
        sampled.keyframes = (0..<count).map { index in
            let offset = Double(index) / Double(count)
            return Keyframe(offset: offset, value: value(at: offset), easing: .linear)
        }
        return sampled
    }
}
