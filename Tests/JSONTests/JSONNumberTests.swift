import JSON
import Testing

@Suite struct JSONNumberTests {
    private func number(_ text: String) throws -> JSONNode {
        try JSONDocument(parsing: Array(text.utf8)).root
    }

    @Test(
        arguments: [
            ("0", 0), ("-0", 0), ("7", 7), ("-12", -12), ("9223372036854775807", .max), ("-9223372036854775808", .min),
            ("9223372036854775808", nil), ("-9223372036854775809", nil), ("99999999999999999999999999", nil),
            ("1.0", 1),
            ("1e2", 100), ("-2.50e1", -25), ("1.5", nil), ("1e15", 1_000_000_000_000_000), ("1e300", nil),
            ("9007199254740993.0", 9_007_199_254_740_992),
        ] as [(String, Int?)])
    func `A whole number is an Int where it fits`(text: String, expected: Int?) throws {
        #expect(try number(text).int == expected)
        #expect(try number(text).value.int == expected)
    }

    // Halfway cases and the ends of the range, after the well-known hard ones for `strtod`.
    @Test(
        arguments: [
            ("0", 0), ("0.1", 0.1), ("1e23", 1e23), ("8.5", 8.5), ("123456789012345678", 123_456_789_012_345_680),
            ("9007199254740993", 9_007_199_254_740_992), ("9007199254740995", 9_007_199_254_740_996), ("1e22", 1e22),
            ("2.2250738585072014e-308", .leastNormalMagnitude), ("4.9e-324", .leastNonzeroMagnitude), ("1e-400", 0),
            ("2.2250738585072011e-308", Double(bitPattern: 0x000F_FFFF_FFFF_FFFF)),
            ("1.7976931348623157e308", .greatestFiniteMagnitude),
            ("6.02214076e+23", 6.02214076e+23), ("0.000001", 1e-6), ("3.141592653589793238462643383279", .pi),
            ("1e0000000010", 1e10), ("0e99999999999999999999", 0), ("-1.5E-3", -0.0015),
            ("1.00000000000000011102230246251565404236316680908203125", 1),
            ("1.00000000000000011102230246251565404236316680908203126", 1.0000000000000002),
        ] as [(String, Double)])
    func `A number is the nearest double`(text: String, expected: Double) throws {
        #expect(try number(text).double == expected)
        #expect(try number(text).value.double == expected)
        #expect(try number("-" + text.drop { $0 == "-" }).double == -expected.magnitude)
    }

    @Test func `Minus zero keeps its sign`() throws {
        #expect(try number("-0").double?.sign == .minus)
        #expect(try number("-0.0").double?.sign == .minus)
    }

    @Test(
        arguments: [
            (0, "0"), (-0.0, "-0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e16, "1e+16"), (1e-7, "1e-07"),
            (.leastNonzeroMagnitude, "5e-324"), (100, "100"), (0.30000000000000004, "0.30000000000000004"),
            (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
        ] as [(Double, String)])
    func `A double is written as its shortest text and reads back the same`(value: Double, text: String) throws {
        let number = try #require(JSONNumber(value))
        #expect(number.text == text)
        #expect(try self.number(text).double == value)
        #expect(number.double == value)
    }

    @Test func `Infinities and NaN are no numbers`() {
        #expect(JSONNumber(Double.infinity) == nil)
        #expect(JSONNumber(Double.nan) == nil)
        #expect(JSONValue(-Double.infinity) == .null)
        #expect(JSONNumber(UInt64.max).text == "18446744073709551615")
        #expect(JSONNumber(Int.min).int == .min)
    }

    @Test(arguments: [
        ("1", "1.0", true), ("1", "10e-1", true), ("100", "1E2", true), ("0", "-0.0e5", true), ("0.5", "5e-1", true),
        ("1", "-1", false), ("1", "2", false), ("9007199254740993", "9007199254740992", false), ("1", "1e1", false),
        ("1e-99999999999999999999", "1e-99999999999999999998", false),
    ])
    func `Numbers are equivalent by value`(left: String, right: String, isEqual: Bool) throws {
        let left = try #require(number(left).number)
        let right = try #require(number(right).number)
        #expect(left.isEquivalent(to: right) == isEqual)
        #expect(right.isEquivalent(to: left) == isEqual)
    }
}
