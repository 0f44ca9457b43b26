extension Double {
    /// Digits with at most one point among them: no sign, exponent, or names such as `inf`.
    init?(plain text: String) {
        guard (1...12).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x30...0x39).contains($0) || $0 == 0x2E })
        else { return nil }
        self.init(text)
    }

    /// Without `.0` after whole numbers.
    var plain: String {
        self == rounded() && magnitude < 1e15 ? String(Int(self)) : description
    }
}
