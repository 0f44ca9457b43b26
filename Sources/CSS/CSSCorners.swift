/// The radius of each corner, by reading direction.
public struct CSSCorners: Sendable, Hashable {
    public var topLeading: CSSLength
    public var topTrailing: CSSLength
    public var bottomLeading: CSSLength
    public var bottomTrailing: CSSLength

    public init(topLeading: CSSLength, topTrailing: CSSLength, bottomLeading: CSSLength, bottomTrailing: CSSLength) {
        self.topLeading = topLeading
        self.topTrailing = topTrailing
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
    }

    public init(_ all: CSSLength) {
        self.init(topLeading: all, topTrailing: all, bottomLeading: all, bottomTrailing: all)
    }
}

extension CSSCorners: CSSValue {
    /// One length for all, or four clockwise from the top leading corner.
    public init?(reading reader: inout CSSReader) {
        guard let first = CSSLength(reading: &reader) else { return nil }
        self.init(first)
        guard !reader.isAtEnd else { return }
        guard let second = CSSLength(reading: &reader), let third = CSSLength(reading: &reader),
            let fourth = CSSLength(reading: &reader)
        else { return nil }
        self.init(topLeading: first, topTrailing: second, bottomLeading: fourth, bottomTrailing: third)
    }

    /// The same corners for text that runs the other way.
    public var mirrored: CSSCorners {
        CSSCorners(
            topLeading: topTrailing, topTrailing: topLeading, bottomLeading: bottomTrailing,
            bottomTrailing: bottomLeading)
    }

    /// As `border-radius` for text that runs from left to right.
    public func write(into output: inout [UInt8]) {
        topLeading.write(into: &output)
        guard topTrailing != topLeading || bottomTrailing != topLeading || bottomLeading != topLeading else { return }
        topTrailing.write(afterBlankInto: &output)
        bottomTrailing.write(afterBlankInto: &output)
        bottomLeading.write(afterBlankInto: &output)
    }
}
