import DialogStorage
import Testing

@Suite struct ResponseIDTests {
    @Test(arguments: ["", "0", "00000000000", "0000000000000", "00000000000i", "00000000000U", "0000000000é"])
    func `What is no id is refused`(text: String) {
        #expect(ResponseID(text) == nil)
    }

    @Test(arguments: ["000000000000", "0123456789ab", "zzzzzzzzzzzz"])
    func `An id reads back as it was written`(text: String) {
        #expect(ResponseID(text)?.description == text)
    }

    @Test func `Ids rise and stay unique, also when the clock stands still or steps back`() throws {
        let clock = TestClock()
        let store = MemoryDialogStore(clock: clock.clock, salt: { .max })
        let dialog = try store.createDialog(slug("hello"), isFlexible: false, draft(#"{"title":"Hello"}"#))
        var ids: [ResponseID] = []
        for step in 0..<300 {
            ids.append(try store.addResponse(answer, to: dialog.id, version: 1, isTest: false).id)
            if step % 100 == 50 { clock.advance(milliseconds: step == 150 ? -5_000 : 7) }
        }
        #expect(ids == ids.sorted())
        #expect(Set(ids).count == ids.count)
        #expect(ids.map(\.description) == ids.map(\.description).sorted())
    }
}
