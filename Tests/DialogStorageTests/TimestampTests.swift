import DialogStorage
import Testing

@Suite struct TimestampTests {
    @Test(arguments: [
        (0, "1970-01-01T00:00:00.000Z"),
        (951_827_696_789, "2000-02-29T12:34:56.789Z"),
        (1_709_251_199_999, "2024-02-29T23:59:59.999Z"),
        (1_709_251_200_000, "2024-03-01T00:00:00.000Z"),
        (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        (1_796_073_307_042, "2026-11-30T21:15:07.042Z"),
        (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
        (Int64.max, "9999-12-31T23:59:59.999Z"),
        (-1, "1970-01-01T00:00:00.000Z"),
    ])
    func `A time reads as RFC 3339 has it`(milliseconds: Int64, text: String) {
        #expect(Timestamp(milliseconds: milliseconds).rfc3339 == text)
    }

    @Test func `The machine's clock is past the day this was written`() {
        #expect(Timestamp.now() > Timestamp(milliseconds: 1_700_000_000_000))
    }
}
