/// Finds members by name: by walking where they are few, else by the bytes of the name.
struct JSONNameIndex {
    private let members: [JSONMember]
    private let positions: [[UInt8]: Int]

    init(_ members: [JSONMember]) {
        self.members = members
        var positions: [[UInt8]: Int] = [:]
        if members.count > 12 {
            for (position, member) in members.enumerated() { positions[Array(member.name.utf8)] = position }
        }
        self.positions = positions
    }

    subscript(name: String) -> Int? {
        if !positions.isEmpty { return positions[Array(name.utf8)] }
        return members.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
    }
}
