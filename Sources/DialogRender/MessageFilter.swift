import DialogModel

/// Goes over the HTML of the Markdown parser once and lets through what a message may hold.
struct MessageFilter {
    private(set) var output: [UInt8] = []
    /// The open tags, innermost last.
    private var open: [Open] = []
    private var paragraphs = 0
    private var otherBlocks = 0

    /// What closes an element; empty where its tag was left out.
    private struct Open {
        let name: [UInt8]
        let end: [UInt8]
    }

    /// Elements inside elements; what lies deeper keeps its text only.
    static let deepest = 32
    /// Bytes of output.
    static let longest = 65_536

    var isParagraph: Bool { paragraphs == 1 && otherBlocks == 0 }

    /// A single paragraph stays without its element: the message's own stands for it.
    mutating func read(_ html: [UInt8]) {
        output.reserveCapacity(html.count + 64)
        var index = html.startIndex
        while index < html.endIndex, output.count < Self.longest {
            if html[index] == 0x3C, let end = html[index...].firstIndex(of: 0x3E) {
                read(tag: html[(index + 1)..<end])
                index = end + 1
            } else {
                let end = html[(index + 1)...].firstIndex(of: 0x3C) ?? html.endIndex
                output.append(contentsOf: html[index..<end])
                index = end
            }
        }
        while let last = open.popLast() { output.append(contentsOf: last.end) }
        if isParagraph { unwrap() }
        while output.last == 0x0A { output.removeLast() }
    }

    private mutating func read(tag: ArraySlice<UInt8>) {
        if tag.first == 0x2F {
            close(tag.dropFirst())
        } else {
            let name = tag.prefix { $0 != 0x20 && $0 != 0x2F }
            start(name, tag)
        }
    }

    private mutating func close(_ name: ArraySlice<UInt8>) {
        guard let last = open.last, last.name.elementsEqual(name) else { return }
        open.removeLast()
        output.append(contentsOf: last.end)
    }

    private mutating func start(_ name: ArraySlice<UInt8>, _ tag: ArraySlice<UInt8>) {
        switch String(decoding: name, as: UTF8.self) {
        case "br": output.append(contentsOf: "<br>".utf8)
        case "hr":
            otherBlocks += 1
            output.append(contentsOf: "<hr>".utf8)
        case "img":
            if let text = MessageTag.value(of: "alt", in: tag) { output.append(contentsOf: text) }
        case "a": link(tag)
        case "p":
            paragraphs += 1
            push(name, "p")
        case "em", "strong", "code", "pre", "ul", "blockquote", "li":
            if !MessageTag.isInline(name) { otherBlocks += 1 }
            push(name, String(decoding: name, as: UTF8.self))
        case "ol":
            otherBlocks += 1
            let start = MessageTag.value(of: "start", in: tag).map { String(decoding: $0, as: UTF8.self) }
            push(name, "ol", attributes: start.map { " start=\"\($0)\"" } ?? "")
        case "h1", "h2", "h3", "h4", "h5", "h6":
            otherBlocks += 1
            // The dialog's title is the heading above these.
            let level = min(Int(tag[tag.startIndex + 1] - 0x30) + 2, 6)
            push(name, "h\(level)")
        default: open.append(Open(name: Array(name), end: []))
        }
    }

    private mutating func push(_ name: ArraySlice<UInt8>, _ element: String, attributes: String = "") {
        guard open.count < Self.deepest else { return open.append(Open(name: Array(name), end: [])) }
        output.append(contentsOf: "<\(element)\(attributes)>".utf8)
        open.append(Open(name: Array(name), end: Array("</\(element)>".utf8)))
    }

    /// Refused links leave their text.
    private mutating func link(_ tag: ArraySlice<UInt8>) {
        let href = MessageTag.value(of: "href", in: tag).map(MessageTag.decoded)
        guard let href, let address = Address.link(href) else { return open.append(Open(name: [0x61], end: [])) }
        output.append(contentsOf: "<a href=\"".utf8)
        MessageTag.append(escaping: address, to: &output)
        output.append(contentsOf: "\" target=\"_blank\" rel=\"noopener noreferrer\">".utf8)
        open.append(Open(name: [0x61], end: Array("</a>".utf8)))
    }

    private mutating func unwrap() {
        guard output.starts(with: "<p>".utf8) else { return }
        output.removeFirst(3)
        while output.last == 0x0A { output.removeLast() }
        if output.suffix(4).elementsEqual("</p>".utf8) { output.removeLast(4) }
    }
}
