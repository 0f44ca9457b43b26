import HTTP
import Synchronization

/// Says the same to any number of streams, from the start of each.
final class Broadcast: Sendable {
    let signal = StreamSignal()
    private let said = Mutex<(pieces: [[UInt8]], isOver: Bool)>(([], false))

    func say(_ text: String) {
        said.withLock { $0.pieces.append(Array(text.utf8)) }
        signal.give()
    }

    func finish() {
        said.withLock { $0.isOver = true }
        signal.give()
    }

    func stream() -> any ResponseStream { Listener(self) }

    private func step(_ place: Int) -> StreamStep {
        said.withLock { said in
            guard place < said.pieces.count else { return said.isOver ? .end : .wait }
            return .piece(said.pieces[place])
        }
    }

    private final class Listener: ResponseStream {
        private let broadcast: Broadcast
        private let place = Atomic(0)

        init(_ broadcast: Broadcast) { self.broadcast = broadcast }

        var signal: StreamSignal { broadcast.signal }
        var heartbeat: [UInt8] { Array("beat;".utf8) }
        var farewell: [UInt8] { Array("bye;".utf8) }

        func next() -> StreamStep {
            let step = broadcast.step(place.load(ordering: .relaxed))
            if case .piece = step { place.wrappingAdd(1, ordering: .relaxed) }
            return step
        }
    }
}
