/// One tag of a template, delimiters included.
struct Tag {
    let kind: Kind
    /// Where it stands, from the first sign of its opening delimiter to behind its closing one.
    let range: Range<Int>
    /// Its content without sigil and surrounding whitespace.
    let content: Range<Int>

    enum Kind {
        case value, raw, section, inverted, close, comment, partial, parent, block, delimiters

        init?(sigil: UInt8) {
            switch sigil {
            case UInt8(ascii: "{"), UInt8(ascii: "&"): self = .raw
            case UInt8(ascii: "#"): self = .section
            case UInt8(ascii: "^"): self = .inverted
            case UInt8(ascii: "/"): self = .close
            case UInt8(ascii: "!"): self = .comment
            case UInt8(ascii: ">"): self = .partial
            case UInt8(ascii: "<"): self = .parent
            case UInt8(ascii: "$"): self = .block
            case UInt8(ascii: "="): self = .delimiters
            default: return nil
            }
        }
    }
}
