import DialogStorage
import Testing

@testable import DialogServer

@Suite struct GuessLimitTests {
    let clock = ManualClock()

    @Test func `An address that guesses too much waits, others do not`() {
        let limit = GuessLimit(clock: { [clock] in clock.now }, guessesPerMinute: 3)
        for guess in UInt8(0)..<3 {
            #expect(limit.wait(of: "a") == nil)
            limit.count([guess], from: "a")
        }
        #expect(limit.wait(of: "a") == 20)
        #expect(limit.wait(of: "b") == nil)
        clock.advance(milliseconds: 19_000)
        #expect(limit.wait(of: "a") == 1)
        clock.advance(milliseconds: 1_000)
        #expect(limit.wait(of: "a") == nil)
        limit.count([9], from: "a")
        #expect(limit.wait(of: "a") == 20)
    }

    @Test func `The same wrong token again is no further guess`() {
        let limit = GuessLimit(clock: { [clock] in clock.now }, guessesPerMinute: 2)
        for _ in 0..<50 { limit.count([1], from: "a") }
        #expect(limit.wait(of: "a") == nil)
        limit.count([2], from: "a")
        #expect(limit.wait(of: "a") != nil)
    }

    @Test func `More addresses than are kept cost no memory`() {
        let limit = GuessLimit(clock: { [clock] in clock.now }, guessesPerMinute: 1, addresses: 8)
        for address in 0..<100 {
            clock.advance(milliseconds: 1)
            limit.count([1], from: String(address))
        }
        #expect(limit.wait(of: "99") != nil)
        #expect(limit.wait(of: "0") == nil)
    }
}
