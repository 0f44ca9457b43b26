/// A course from 0 to 1 as keyframes with a timing function each: what `@keyframes` can say exactly.
public struct Progression: Sendable, Equatable {
    public struct Keyframe: Sendable, Equatable {
        /// 0–1 of the duration.
        public var offset: Double
        /// The part of the way covered.
        public var value: Double
        /// Up to the next keyframe.
        public var easing: CubicBezier

        public init(offset: Double, value: Double, easing: CubicBezier) {
            self.offset = offset
            self.value = value
            self.easing = easing
        }
    }

    /// The first at offset 0; the last, at offset 1 and value 1, is left out.
    public var keyframes: [Keyframe]
    /// Seconds.
    public var duration: Double
    /// How far the course may be from the curve, as a part of the way; 0 when it is the curve itself.
    public var tolerance: Double

    public init(keyframes: [Keyframe], duration: Double, tolerance: Double) {
        self.keyframes = keyframes
        self.duration = duration
        self.tolerance = tolerance
    }

    public init(easing: CubicBezier, duration: Double) {
        self.init(keyframes: [Keyframe(offset: 0, value: 0, easing: easing)], duration: duration, tolerance: 0)
    }

    /// The number of intervals.
    public var count: Int { keyframes.count }

    func end(of index: Int) -> (offset: Double, value: Double) {
        index + 1 < keyframes.count ? (keyframes[index + 1].offset, keyframes[index + 1].value) : (1, 1)
    }

    /// The value at a part of the duration, as a browser computes it.
    public func value(at offset: Double) -> Double {
        guard offset < 1 else { return 1 }
        guard offset > 0, let index = keyframes.lastIndex(where: { $0.offset <= offset }) else { return 0 }
        let start = keyframes[index]
        let end = end(of: index)
        guard end.offset > start.offset else { return end.value }
        let local = start.easing.value(at: (offset - start.offset) / (end.offset - start.offset))
        return start.value + (end.value - start.value) * local
    }
}
