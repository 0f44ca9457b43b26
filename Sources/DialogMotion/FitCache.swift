import Synchronization

/// The fits made so far, by shape and tolerance; safe under threads, bounded, filled as they are asked for.
final class FitCache: Sendable {
    struct Key: Hashable, Sendable {
        let dampingFraction: UInt64
        let velocity: UInt64
        let tolerance: UInt64
    }

    static let shared = FitCache(capacity: 1024)

    private let capacity: Int
    private let fits = Mutex<[Key: Progression]>([:])

    init(capacity: Int) { self.capacity = capacity }

    /// The fit is made outside the lock: two threads may make the same one, and both make the same.
    func progression(for key: Key, make: () -> Progression) -> Progression {
        if let known = fits.withLock({ $0[key] }) { return known }
        let made = make()
        fits.withLock { fits in
            if fits.count >= capacity { fits.removeAll(keepingCapacity: true) }
            fits[key] = made
        }
        return made
    }

    var count: Int { fits.withLock { $0.count } }
}

extension KeyframeFit {
    /// The fit from the cache, made when it is first asked for.
    public static func cached(_ spring: SpringMotion, tolerance: Double = defaultTolerance) -> Progression {
        let shape = unitShape(of: spring)
        let tolerance = effectiveTolerance(tolerance, for: shape)
        let key = FitCache.Key(
            dampingFraction: shape.dampingFraction.bitPattern, velocity: shape.initialVelocity.bitPattern,
            tolerance: tolerance.bitPattern)
        return scaled(
            FitCache.shared.progression(for: key) { fitUnit(shape, tolerance: tolerance) }, to: spring)
    }
}
