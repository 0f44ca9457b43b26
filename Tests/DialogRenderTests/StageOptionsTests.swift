import DialogModel
import DialogMotion
import Testing

@testable import DialogRender

struct StageOptionsTests {
    static let good: [(String, StageOptions)] = [
        ("", StageOptions()),
        ("style=material", StageOptions(style: Slug("material"))),
        ("theme=dark", StageOptions(theme: .dark)),
        ("dir=rtl", StageOptions(direction: .rightToLeft)),
        ("text=50", StageOptions(text: 50)),
        ("text=310", StageOptions(text: 310)),
        ("motion=reduce", StageOptions(motion: .reduce)),
        ("host=photo", StageOptions(host: .photo)),
        ("open=0", StageOptions(isOpen: false)),
        ("phase=exit&at=120.5", StageOptions(phase: .exit, moment: 120.5)),
        ("speed=0.1", StageOptions(speed: 0.1)),
        ("insets=none", StageOptions(insets: Insets.none)),
        ("insets=iphone", StageOptions(insets: .iPhone)),
        ("insets=1,2.5,3,0", StageOptions(insets: Insets(top: 1, right: 2.5, bottom: 3, left: 0))),
        ("keyboard=300", StageOptions(keyboard: 300)),
        ("set=/title:1&set=/title:2", StageOptions()),
    ]

    @Test(arguments: good)
    func `A parameter in its range is read`(query: String, options: StageOptions) throws {
        #expect(try StageOptions(query: pairs(query)) == options)
    }

    static let bad = [
        "style=No", "theme=Dark", "theme=", "dir=auto", "text=49", "text=311", "text=100.5", "text=-1", "text=1e2",
        "motion=none", "host=beach", "open=2", "phase=leave", "at=-1", "at=nan", "at=600001", "speed=0", "speed=1.01",
        "insets=1,2,3", "insets=1,2,3,501", "insets=a,b,c,d", "insets=1,,3,4", "keyboard=2001", "keyboard=0x10",
    ]

    @Test(arguments: bad)
    func `A value out of its range is refused by the parameter's name`(query: String) throws {
        let error = #expect(throws: StageOptionsError.self) { try StageOptions(query: pairs(query)) }
        let issue = try #require(error?.issues.first)
        #expect(error?.issues.count == 1)
        #expect(issue.parameter == String(query.prefix { $0 != "=" }))
        #expect(issue.code == .badValue)
        #expect(issue.message.contains(issue.expected))
    }

    @Test func `Everything wrong is told at once`() {
        let error = #expect(throws: StageOptionsError.self) {
            try StageOptions(query: pairs("thme=dark&text=9&open=1&open=0"))
        }
        #expect(error?.issues.map(\.code) == [.unknownParameter, .badValue, .repeatedParameter])
        #expect(error?.issues.map(\.parameter) == ["thme", "text", "open"])
    }

    @Test func `The allowed words are listed`() {
        let error = #expect(throws: StageOptionsError.self) { try StageOptions(query: pairs("theme=pink")) }
        #expect(error?.issues.first?.message == "“theme” takes light, dark, auto.")
    }

    @Test func `A long or strange name is not shown back`() {
        let error = #expect(throws: StageOptionsError.self) {
            try StageOptions(query: [("<script>\u{301}", "1"), (String(repeating: "a", count: 41), "1")])
        }
        #expect(error?.issues.map(\.parameter) == ["?", "?"])
    }

    private func pairs(_ query: String) -> [(name: String, value: String)] {
        query.split(separator: "&").map { pair in
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            return (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
        }
    }
}
