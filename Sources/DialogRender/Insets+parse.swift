extension Insets {
    /// `none`, `iphone`, or the four edges as `59,0,34,0`, each from 0 to 500.
    public init?(parsing text: String) {
        if text.utf8.elementsEqual("none".utf8) {
            self = .none
        } else if text.utf8.elementsEqual("iphone".utf8) {
            self = .iPhone
        } else {
            guard text.utf8.count <= 64 else { return nil }
            let edges = text.utf8.split(separator: 0x2C, omittingEmptySubsequences: false)
                .map { Double(plain: String(Substring($0))) }
            guard edges.count == 4, let top = edges[0], let right = edges[1], let bottom = edges[2],
                let left = edges[3],
                [top, right, bottom, left].allSatisfy((0...500).contains)
            else { return nil }
            self.init(top: top, right: right, bottom: bottom, left: left)
        }
    }
}
