/// A size that may be left to the content (`auto`) or to nothing at all (`none`, for greatest sizes).
public enum CSSExtent: CSSValue {
    case auto
    case none
    case length(CSSLength)

    public init?(reading reader: inout CSSReader) {
        if reader.take(keyword: "auto") {
            self = .auto
        } else if reader.take(keyword: "none") {
            self = .none
        } else {
            guard let length = CSSLength(reading: &reader), !length.isNegative else { return nil }
            self = .length(length)
        }
    }

    public func write(into output: inout [UInt8]) {
        switch self {
        case .auto: output.append(contentsOf: "auto".utf8)
        case .none: output.append(contentsOf: "none".utf8)
        case .length(let length): length.write(into: &output)
        }
    }
}
