/// The timing function `cubic-bezier(x1, y1, x2, y2)` of CSS Easing Functions.
public struct CubicBezier: Sendable, Hashable {
    /// 0–1.
    public var x1: Double
    public var y1: Double
    /// 0–1.
    public var x2: Double
    public var y2: Double

    public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
        self.x1 = x1
        self.y1 = y1
        self.x2 = x2
        self.y2 = y2
    }

    public static let linear = CubicBezier(0, 0, 1, 1)
    /// SwiftUI's `.easeIn` and CSS `ease-in`.
    public static let easeIn = CubicBezier(0.42, 0, 1, 1)
    public static let easeOut = CubicBezier(0, 0, 0.58, 1)
    public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

    /// The output for the input `progress`, which counts as 0–1.
    public func value(at progress: Double) -> Double {
        guard progress > 0 else { return 0 }
        guard progress < 1 else { return 1 }
        return Self.coordinate(y1, y2, at: parameter(at: progress))
    }

    /// The change of the output with the input; the difference quotient where the tangent is upright.
    public func slope(at progress: Double) -> Double {
        let progress = (0.0...1.0).clamping(progress)
        let s = parameter(at: progress)
        let run = Self.derivative(x1, x2, at: s)
        if run > 1e-6 { return Self.derivative(y1, y2, at: s) / run }
        let low = max(0, progress - 1e-6)
        let high = min(1, progress + 1e-6)
        return (value(at: high) - value(at: low)) / (high - low)
    }

    /// The parameter of the curve whose x is `progress`: Newton's method held inside a shrinking bracket.
    func parameter(at progress: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var s = progress
        for _ in 0..<60 {
            let error = Self.coordinate(x1, x2, at: s) - progress
            if error.magnitude < 1e-14 { break }
            if error < 0 { low = s } else { high = s }
            let run = Self.derivative(x1, x2, at: s)
            let next = run > 0 ? s - error / run : -1
            s = next > low && next < high ? next : (low + high) / 2
        }
        return s
    }

    /// One coordinate of a curve from 0 to 1 with the inner control values `c1` and `c2`.
    @inline(__always)
    static func coordinate(_ c1: Double, _ c2: Double, at s: Double) -> Double {
        ((1 + 3 * c1 - 3 * c2) * s + 3 * c2 - 6 * c1) * s * s + 3 * c1 * s
    }

    @inline(__always)
    static func derivative(_ c1: Double, _ c2: Double, at s: Double) -> Double {
        3 * (1 + 3 * c1 - 3 * c2) * s * s + 2 * (3 * c2 - 6 * c1) * s + 3 * c1
    }
}
