public import FuzzTargets
public import Testing

extension FuzzTarget: CustomTestStringConvertible {
    public var testDescription: String { name }
}

@Suite struct FuzzReplayTests {
    @Test(arguments: FuzzTarget.all)
    func `Seeds keep every promise`(target: FuzzTarget) throws {
        for seed in target.seeds { try target.check(seed) }
    }

    @Test(arguments: FuzzTarget.all)
    func `Cut seeds keep every promise`(target: FuzzTarget) throws {
        for seed in target.seeds {
            for end in stride(from: 0, to: seed.count, by: max(1, seed.count / 12)) {
                try target.check(Array(seed[..<end]))
            }
        }
    }

    @Test(arguments: FuzzTarget.all)
    func `Inputs that once broke something break nothing`(target: FuzzTarget) throws {
        for input in target.kept {
            #expect(throws: Never.self, "\(input.name)") { try target.check(input.bytes) }
        }
    }
}
