/// The declarations of a rule's keyframes, end to end in one buffer.
struct KeyframeBodies {
    private var bytes: [UInt8] = []
    private var ends = [0]

    init() {
        bytes.reserveCapacity(1024)
        ends.reserveCapacity(16)
    }

    var count: Int { ends.count - 1 }

    mutating func append(_ writer: KeyframeWriter, atPresence presence: Double) {
        writer.append(atPresence: presence, to: &bytes)
        ends.append(bytes.count)
    }

    subscript(index: Int) -> ArraySlice<UInt8> { bytes[ends[index]..<ends[index + 1]] }

    func isSame(_ one: Int, _ other: Int) -> Bool {
        ends[one + 1] - ends[one] == ends[other + 1] - ends[other] && self[one] == self[other]
    }
}
