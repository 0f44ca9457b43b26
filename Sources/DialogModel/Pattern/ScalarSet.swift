/// A class of Unicode scalars.
struct ScalarSet: Sendable {
    var ranges: [ClosedRange<UInt32>] = []
    var categories: [Category] = []
    /// Classes inside the class.
    var members: [ScalarSet] = []
    var isNegated = false

    /// A general category, by its short name; a one-letter name covers all that begin with it.
    enum Category: String, Sendable, CaseIterable { case L, Lu, Ll, M, N, Nd, P, S, Z }

    func contains(_ value: UInt32) -> Bool {
        let isInside =
            ranges.contains { $0.contains(value) } || members.contains { $0.contains(value) }
            || !categories.isEmpty && Unicode.Scalar(value).map(isInCategories) ?? false
        return isInside != isNegated
    }

    private func isInCategories(_ scalar: Unicode.Scalar) -> Bool {
        let category = scalar.properties.generalCategory
        return categories.contains { $0.covers(category) }
    }

    static let digits = ScalarSet(ranges: [0x30...0x39])
    static let word = ScalarSet(ranges: [0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    /// ECMAScript's white space and line ends.
    static let space = ScalarSet(ranges: [
        0x09...0x0D, 0x20...0x20, 0xA0...0xA0, 0x1680...0x1680, 0x2000...0x200A, 0x2028...0x2029, 0x202F...0x202F,
        0x205F...0x205F, 0x3000...0x3000, 0xFEFF...0xFEFF,
    ])

    var inverted: ScalarSet {
        var set = self
        set.isNegated.toggle()
        return set
    }
}

extension ScalarSet.Category {
    fileprivate func covers(_ category: Unicode.GeneralCategory) -> Bool {
        switch category {
        case .uppercaseLetter: self == .L || self == .Lu
        case .lowercaseLetter: self == .L || self == .Ll
        case .titlecaseLetter, .modifierLetter, .otherLetter: self == .L
        case .nonspacingMark, .spacingMark, .enclosingMark: self == .M
        case .decimalNumber: self == .N || self == .Nd
        case .letterNumber, .otherNumber: self == .N
        case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation,
            .finalPunctuation, .otherPunctuation:
            self == .P
        case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: self == .S
        case .spaceSeparator, .lineSeparator, .paragraphSeparator: self == .Z
        default: false
        }
    }
}
