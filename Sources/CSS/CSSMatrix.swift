/// Three numbers: a colour's components in some space.
typealias CSSTriple = (Double, Double, Double)

/// A 3 × 3 matrix between colour spaces, by rows.
struct CSSMatrix: Sendable {
    let rows: (CSSTriple, CSSTriple, CSSTriple)

    init(_ first: CSSTriple, _ second: CSSTriple, _ third: CSSTriple) { rows = (first, second, third) }

    func callAsFunction(_ v: CSSTriple) -> CSSTriple {
        (
            rows.0.0 * v.0 + rows.0.1 * v.1 + rows.0.2 * v.2, rows.1.0 * v.0 + rows.1.1 * v.1 + rows.1.2 * v.2,
            rows.2.0 * v.0 + rows.2.1 * v.1 + rows.2.2 * v.2
        )
    }

    // Products of the matrices in CSS Color 4, section 18.
    static let linearToCone = CSSMatrix(
        (0.412221469470763, 0.5363325372617348, 0.0514459932675022),
        (0.21190349581782522, 0.6806995506452344, 0.10739695353694055),
        (0.08830245919005643, 0.2817188391361215, 0.6299787016738221))
    static let coneToLinear = CSSMatrix(
        (4.076741636075958, -3.3077115392580625, 0.23096990318210447),
        (-1.268437973285032, 2.609757349287689, -0.3413193760026573),
        (-0.00419607613867548, -0.7034186179359363, 1.7076146940746117))
    static let coneToOklab = CSSMatrix(
        (0.210454268309314, 0.7936177747023054, -0.0040720430116193),
        (1.9779985324311684, -2.42859224204858, 0.450593709617411),
        (0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
    static let oklabToCone = CSSMatrix(
        (1, 0.396337777376175, 0.2158037573099136), (1, -0.10556134581565856, -0.06385417282581334),
        (1, -0.08948417752981182, -1.2914855480194094))
    /// From XYZ under D50, adapted by Bradford's method.
    static let fiftyToLinear = CSSMatrix(
        (3.1341358529001173, -1.6173859980180427, -0.49066221791109743),
        (-0.9787954765557777, 1.9162543773959886, 0.03344287339036691),
        (0.07195539255794736, -0.22897675981518203, 1.4053860351131182))
}
