/// Text made fit for one line of a log, whatever a client put into it.
enum LogText {
    /// Control signs, what is beyond ASCII and backslashes become `\xHH`; cut to 400 signs.
    static func escape(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        let digits = Array("0123456789abcdef".utf8)
        for byte in bytes {
            guard text.count < 400 else { break }
            if 0x20...0x7E ~= byte, byte != 0x5C {
                text.append(byte)
            } else {
                text += [0x5C, 0x78, digits[Int(byte >> 4)], digits[Int(byte & 0xF)]]
            }
        }
        return String(decoding: text, as: UTF8.self)
    }
}
