/// Measures how long one call takes: the median over batches of some milliseconds each.
struct Stopwatch {
    private let seconds: Double
    private let prefix: String
    private let calls: Int?
    private let clock = ContinuousClock()
    /// What the measured calls gave back, so that none can be left out.
    private(set) var sum = 0

    private static let batch = 0.005

    init(seconds: Double, prefix: String, calls: Int?) {
        self.seconds = seconds
        self.calls = calls
        self.prefix = prefix
    }

    /// Prints the microseconds of one call of `body`, which gives back a number that depends on its work.
    mutating func measure(_ name: String, _ body: () throws -> Int) rethrows {
        guard name.utf8.starts(with: prefix.utf8) else { return }
        if let calls {
            for _ in 0..<calls { sum &+= try body() }
            return
        }
        var count = 1
        while true {
            let took = try time(count, body)
            if took >= Self.batch { break }
            count = took < Self.batch / 20 ? count * 10 : Int(Double(count) * Self.batch / took * 1.1) + 1
        }
        var batches: [Double] = []
        let end = clock.now.advanced(by: .seconds(seconds))
        repeat { batches.append(try time(count, body) / Double(count)) } while clock.now < end
        batches.sort()
        let us = (batches[batches.count / 2] * 1e9).rounded() / 1e3
        print("{\"name\":\"\(name)\",\"us\":\(us)}")
    }

    /// Seconds.
    private mutating func time(_ count: Int, _ body: () throws -> Int) rethrows -> Double {
        let start = clock.now
        for _ in 0..<count { sum &+= try body() }
        return (clock.now - start) / .seconds(1)
    }
}
