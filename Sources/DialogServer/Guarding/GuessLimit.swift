import DialogStorage
import Synchronization

/// Counts wrong tokens by address: after a number of them in a minute, an address is not listened to until time has
/// paid for a further guess. The same wrong token again is no further guess, so that a tab left open from before a
/// restart shuts nobody out.
final class GuessLimit: Sendable {
    private struct Account: Sendable {
        /// Guesses left, in thousandths of a minute's share.
        var credit: Int64
        var updatedAt: Int64
        var lastDigest: [UInt8] = []
    }

    private let accounts = Mutex<[[UInt8]: Account]>([:])
    private let clock: StoreClock
    private let guessesPerMinute: Int64
    private let addressLimit: Int

    init(clock: @escaping StoreClock, guessesPerMinute: Int64 = 20, addresses: Int = 4_096) {
        self.clock = clock
        self.guessesPerMinute = guessesPerMinute
        addressLimit = addresses
    }

    /// Seconds until the address may guess again; `nil` where it may now.
    func wait(of address: String) -> Int64? {
        let now = clock().milliseconds
        return accounts.withLock { accounts in
            guard let account = accounts[Array(address.utf8)] else { return nil }
            let missing = cost - refilled(account, at: now).credit
            return missing > 0 ? (missing + guessesPerMinute * 1_000 - 1) / (guessesPerMinute * 1_000) : nil
        }
    }

    func count(_ digest: [UInt8], from address: String) {
        let now = clock().milliseconds
        let key = Array(address.utf8)
        accounts.withLock { accounts in
            if accounts[key] == nil, accounts.count >= addressLimit { forget(&accounts, at: now) }
            var account = refilled(accounts[key] ?? Account(credit: full, updatedAt: now), at: now)
            if account.lastDigest != digest { account.credit = max(account.credit - cost, 0) }
            account.lastDigest = digest
            accounts[key] = account
        }
    }

    private var cost: Int64 { 60_000 }
    private var full: Int64 { guessesPerMinute * cost }

    /// Each millisecond earns as many parts as there are guesses in a minute.
    private func refilled(_ account: Account, at now: Int64) -> Account {
        var account = account
        let elapsed = min(max(now - account.updatedAt, 0), cost)
        account.credit = min(account.credit + elapsed * guessesPerMinute, full)
        account.updatedAt = now
        return account
    }

    /// Drops who has all credit back; where that is nobody, the half that was heard of least recently.
    private func forget(_ accounts: inout [[UInt8]: Account], at now: Int64) {
        accounts = accounts.filter { refilled($0.value, at: now).credit < full }
        guard accounts.count >= addressLimit else { return }
        let middle = accounts.values.map(\.updatedAt).sorted()[accounts.count / 2]
        accounts = accounts.filter { $0.value.updatedAt > middle }
    }
}
