extension Escaper {
    /// CSS Syntax 3, section 4.3.7: a backslash, the scalar in hex, a space that ends it.
    func appendCSS<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, to output: inout [UInt8]) {
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            if let byte = UInt8(exactly: scalar.value), byte.isNameByte || " .,%#".utf8.contains(byte) {
                output.append(byte)
            } else {
                output.append(UInt8(ascii: "\\"))
                output.append(contentsOf: String(scalar.value, radix: 16).utf8)
                output.append(UInt8(ascii: " "))
            }
        }
    }
}
