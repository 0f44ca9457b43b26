extension Escaper {
    /// Appends text escaped; runs that need no escaping are copied as a whole.
    func append(_ text: String, to output: inout [UInt8]) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { append($0, to: &output) }
        if isDone == nil { append(Array(text.utf8), to: &output) }
    }

    func append<Bytes: RandomAccessCollection<UInt8>>(_ bytes: Bytes, to output: inout [UInt8])
    where Bytes.Index == Int {
        switch self {
        case .html: appendHTML(bytes, to: &output)
        case .css: appendCSS(bytes, to: &output)
        case .json: appendJSON(bytes, to: &output)
        case .none: output.append(contentsOf: bytes)
        }
    }
}
