/// One segment of a route's pattern.
struct RouteSegment: Equatable {
    /// The literal text, or what follows the capture.
    let literal: [UInt8]
    /// `nil` for a literal.
    let capture: String?

    init(_ text: Substring) {
        if text.utf8.first == 0x7B, let close = text.utf8.firstIndex(of: 0x7D) {
            capture = String(text[text.utf8.index(after: text.startIndex)..<close])
            literal = Array(text[text.utf8.index(after: close)...].utf8)
        } else {
            capture = nil
            literal = Array(text.utf8)
        }
    }

    /// Literals first, then captures with the longer ending.
    func precedes(_ other: RouteSegment) -> Bool {
        switch (capture, other.capture) {
        case (nil, _?): true
        case (_?, nil), (nil, nil): false
        case (_?, _?): literal.count > other.literal.count
        }
    }

    func matches(_ bytes: ArraySlice<UInt8>) -> Bool {
        guard capture != nil else { return bytes.elementsEqual(literal) }
        return bytes.count > literal.count && bytes.suffix(literal.count).elementsEqual(literal)
    }
}
