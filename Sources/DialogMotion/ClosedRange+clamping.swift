extension ClosedRange<Double> {
    /// The nearest value of the range; the lower bound for NaN.
    func clamping(_ value: Double) -> Double {
        value.isNaN ? lowerBound : Swift.min(Swift.max(value, lowerBound), upperBound)
    }
}
