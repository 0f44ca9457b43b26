/// The weights of a cubic Bézier's last three control values at one parameter.
struct BernsteinWeights {
    let first: Double
    let second: Double
    let third: Double

    init(at s: Double) {
        let r = 1 - s
        first = 3 * r * r * s
        second = 3 * r * s * s
        third = s * s * s
    }

    /// Evenly spaced parameters in an order that meets the far parts early.
    static let spread: [BernsteinWeights] = (1...46).map { BernsteinWeights(at: Double($0 * 18 % 47) / 47) }
}
