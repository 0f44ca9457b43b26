#if canImport(Darwin)
    internal import Darwin
#elseif canImport(Musl)
    internal import Musl
#else
    internal import Glibc
#endif

/// The few functions of C's mathematics that colours need.
enum Mathematics {
    static func power(_ base: Double, _ exponent: Double) -> Double { pow(base, exponent) }
    static func cubeRoot(_ value: Double) -> Double { cbrt(value) }
    static func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

    /// Degrees, 0 up to 360.
    static func angle(x: Double, y: Double) -> Double {
        let degrees = atan2(y, x) * 180 / .pi
        return degrees < 0 ? degrees + 360 : degrees
    }

    static func cosine(degrees: Double) -> Double { cos(degrees * .pi / 180) }
    static func sine(degrees: Double) -> Double { sin(degrees * .pi / 180) }
}
