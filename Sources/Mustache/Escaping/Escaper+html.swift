extension Escaper {
    func appendHTML<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, to output: inout [UInt8])
    where Bytes.Index == Int {
        var clean = bytes.startIndex
        for index in bytes.indices {
            let reference: [UInt8]
            switch bytes[index] {
            case UInt8(ascii: "&"): reference = Self.ampersand
            case UInt8(ascii: "<"): reference = Self.less
            case UInt8(ascii: ">"): reference = Self.greater
            case UInt8(ascii: "\""): reference = Self.quote
            case UInt8(ascii: "'"): reference = Self.apostrophe
            case UInt8(ascii: "`"): reference = Self.backtick
            default: continue
            }
            if clean < index { output.append(contentsOf: bytes[clean..<index]) }
            output.append(contentsOf: reference)
            clean = index + 1
        }
        if clean < bytes.endIndex { output.append(contentsOf: bytes[clean...]) }
    }

    private static let ampersand = Array("&amp;".utf8)
    private static let less = Array("&lt;".utf8)
    private static let greater = Array("&gt;".utf8)
    private static let quote = Array("&quot;".utf8)
    private static let apostrophe = Array("&#39;".utf8)
    private static let backtick = Array("&#96;".utf8)
}
