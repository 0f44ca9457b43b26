extension Escaper {
    func appendHTML<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, to output: inout [UInt8])
    where Bytes.Index == Int {
        var clean = bytes.startIndex
        for index in bytes.indices {
            let reference: String
            switch bytes[index] {
            case UInt8(ascii: "&"): reference = "&amp;"
            case UInt8(ascii: "<"): reference = "&lt;"
            case UInt8(ascii: ">"): reference = "&gt;"
            case UInt8(ascii: "\""): reference = "&quot;"
            case UInt8(ascii: "'"): reference = "&#39;"
            case UInt8(ascii: "`"): reference = "&#96;"
            default: continue
            }
            output.append(contentsOf: bytes[clean..<index])
            output.append(contentsOf: reference.utf8)
            clean = index + 1
        }
        output.append(contentsOf: bytes[clean...])
    }
}
