import DialogStorage
import HTTP
import Synchronization

/// The first answers to posts that carried an `Idempotency-Key`, for those who send them again
/// (draft-ietf-httpapi-idempotency-key-header-07).
///
/// Kept for 24 hours, at most 10 000 and 16 MiB of them; the oldest go first. Refusals are not kept, so that a
/// corrected body may use the same key.
final class IdempotencyLog: Sendable {
    private enum State: Sendable {
        case running
        case done(HTTPResponse)
    }

    private struct Entry: Sendable {
        var bodyDigest: [UInt8]
        var startedAt: Timestamp
        var state: State
        var bytes: Int
    }

    private struct Log: Sendable {
        var entries: [[UInt8]: Entry] = [:]
        /// Oldest first.
        var order: [[UInt8]] = []
        var bytes = 0
    }

    private let log = Mutex(Log())
    private let clock: StoreClock
    private let limits: (lifetime: Int64, entries: Int, bytes: Int)

    init(clock: @escaping StoreClock, lifetime: Int64 = 86_400_000, entries: Int = 10_000, bytes: Int = 16 << 20) {
        self.clock = clock
        limits = (lifetime, entries, bytes)
    }

    /// Answers once for each key: runs `work` the first time, then repeats what it answered.
    func once(
        _ request: HTTPRequest, _ work: (HTTPRequest) throws(Problem) -> HTTPResponse
    ) throws(Problem) -> HTTPResponse {
        guard let key = request.headers.bytes(of: .idempotencyKey) else { return try work(request) }
        guard (1...255).contains(key.count), key.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw Problem(
                .badRequest, code: "bad-idempotency-key", detail: "A key has 1 to 255 visible ASCII signs.",
                errors: [
                    ProblemError(.header("Idempotency-Key"), code: "bad-idempotency-key", detail: "It cannot be used.")
                ])
        }
        let name = request.target.raw + [0x20] + key
        let digest = SHA256.digest(request.body)
        if let replay = try begin(name, digest) { return replay }
        do {
            let response = try work(request)
            end(name, response)
            return response
        } catch {
            end(name, nil)
            throw error
        }
    }

    /// The kept answer, or `nil` after the key has been marked as running.
    private func begin(_ name: [UInt8], _ digest: [UInt8]) throws(Problem) -> HTTPResponse? {
        let now = clock()
        return try log.withLock { log throws(Problem) in
            expire(&log, at: now)
            guard let entry = log.entries[name] else {
                log.entries[name] = Entry(bodyDigest: digest, startedAt: now, state: .running, bytes: 0)
                log.order.append(name)
                return nil
            }
            guard entry.bodyDigest == digest else {
                throw Problem(
                    .unprocessableContent, code: "idempotency-key-reused",
                    detail: "This key came with another body before. Use a new key for a new request.")
            }
            guard case .done(var response) = entry.state else {
                throw Problem(
                    .conflict, code: "idempotency-key-running",
                    detail: "The first request with this key is still running.")
            }
            response.headers.set("Idempotency-Replayed", "true")
            return response
        }
    }

    private func end(_ name: [UInt8], _ response: HTTPResponse?) {
        log.withLock { log in
            guard let response else {
                log.entries[name] = nil
                log.order.removeAll { $0 == name }
                return
            }
            var size = name.count * 2 + 256
            if case .bytes(let bytes) = response.body { size += bytes.count }
            log.entries[name]?.state = .done(response)
            log.entries[name]?.bytes = size
            log.bytes += size
        }
    }

    private func expire(_ log: inout Log, at now: Timestamp) {
        while let oldest = log.order.first, let entry = log.entries[oldest] {
            let isOld = now.milliseconds - entry.startedAt.milliseconds > limits.lifetime
            guard isOld || log.order.count >= limits.entries || log.bytes > limits.bytes else { return }
            log.entries[oldest] = nil
            log.order.removeFirst()
            log.bytes -= entry.bytes
        }
    }
}
