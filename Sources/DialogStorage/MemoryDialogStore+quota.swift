extension MemoryDialogStore.State {
    /// The total after something of `new` bytes takes the place of something of `old`.
    func bytes(replacing old: Int, by new: Int, limit: Int) throws(StoreError) -> Int {
        let total = bytes - old + new
        guard new <= old || total <= limit else { throw .quotaExceeded(.bytes(limit: limit)) }
        return total
    }
}
