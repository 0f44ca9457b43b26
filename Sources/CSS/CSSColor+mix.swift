extension CSSColor {
    /// As `color-mix(in oklab, self, other share)`: `share` of the other colour, 0–1.
    public func mixed(with other: CSSColor, _ share: Double) -> CSSColor {
        let mixed = alpha * (1 - share) + other.alpha * share
        guard mixed > 0 else { return .transparent }
        let (first, second) = (oklab, other.oklab)
        func blend(_ a: Double, _ b: Double) -> Double {
            (a * alpha * (1 - share) + b * other.alpha * share) / mixed
        }
        return CSSColor(
            oklab: (blend(first.0, second.0), blend(first.1, second.1), blend(first.2, second.2)), alpha: mixed)
    }
}
