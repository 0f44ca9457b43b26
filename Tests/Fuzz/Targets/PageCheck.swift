/// Goes over a page that the renderer made and fails on what none of its templates writes: an element or an attribute
/// that is not on the list, an attribute without double quotes, an address with a scheme that runs something.
struct PageCheck {
    private let bytes: [UInt8]
    private var index = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    func run() throws(FuzzFailure) {
        var walk = self
        while let open = walk.find(0x3C) {
            walk.index = open + 1
            try walk.markup()
        }
    }

    private mutating func markup() throws(FuzzFailure) {
        if starts("!doctype") || starts("!DOCTYPE") { return }
        let isEnd = starts("/")
        if isEnd { index += 1 }
        let name = word()
        try hold(Self.elements.contains(name), "element “\(name)” at \(index)")
        while index < bytes.count, bytes[index] != 0x3E {
            if bytes[index] == 0x20 || bytes[index] == 0x0A || bytes[index] == 0x2F {
                index += 1
            } else {
                try attribute(of: name)
            }
        }
        if !isEnd, name == "style" || name == "script" { skipRawText(name) }
    }

    private mutating func attribute(of element: String) throws(FuzzFailure) {
        let name = word()
        let isListed = Self.attributes.contains(name) || name.hasPrefix("aria-") || name.hasPrefix("data-")
        try hold(isListed, "attribute “\(name)” of “\(element)” at \(index)")
        guard index < bytes.count, bytes[index] == 0x3D else { return }
        try hold(index + 1 < bytes.count && bytes[index + 1] == 0x22, "“\(name)” without quotes")
        let start = index + 2
        index = start
        while index < bytes.count, bytes[index] != 0x22 {
            try hold(bytes[index] != 0x3C, "“<” in “\(name)”")
            index += 1
        }
        guard name == "href" || name == "src" || name == "action" else { return index += 1 }
        let head = String(decoding: bytes[start..<min(index, start + 20)], as: UTF8.self).lowercased()
        for scheme in ["javascript:", "vbscript:", "data:text", "data:image/svg+xml"] where head.hasPrefix(scheme) {
            // Our own pictogram, in a page that stands alone, is the one drawing allowed.
            try hold(element == "link", "“\(head)” in “\(name)” of “\(element)”")
        }
        index += 1
    }

    private mutating func skipRawText(_ name: String) {
        while let open = find(0x3C) {
            index = open + 1
            if starts("/" + name) { return index -= 1 }
        }
        index = bytes.count
    }

    private func find(_ byte: UInt8) -> Int? { bytes[index...].firstIndex(of: byte) }

    private func starts(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }

    private mutating func word() -> String {
        let start = index
        while index < bytes.count, Self.isWordSign(bytes[index]) { index += 1 }
        if index == start { index += 1 }
        return String(decoding: bytes[start..<min(index, bytes.count)], as: UTF8.self)
    }

    private static func isWordSign(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x09, 0x0A, 0x0C, 0x0D, 0x20, 0x22, 0x27, 0x2F, 0x3C, 0x3D, 0x3E, 0x60: false
        default: true
        }
    }

    private static let elements: Set<String> = [
        "html", "head", "meta", "title", "link", "style", "script", "body", "main", "div", "span", "p", "a", "article",
        "section", "header", "footer", "nav", "form", "fieldset", "legend", "label", "input", "textarea", "select",
        "option", "button", "output", "progress", "dialog", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "dl",
        "dt", "dd", "hr", "br", "img", "small", "em", "strong", "code", "pre", "blockquote", "bdi", "svg", "path",
        "circle", "rect", "defs", "linearGradient", "radialGradient", "stop", "g", "line", "ellipse", "polyline",
        "polygon", "figure", "figcaption", "time", "datalist", "optgroup", "b", "iframe", "kbd", "noscript", "table",
        "thead", "tbody",
        "tr", "th", "td", "text", "template", "details", "summary", "caption",
    ]

    private static let attributes: Set<String> = [
        "id", "class", "lang", "dir", "charset", "name", "content", "rel", "href", "type", "src", "alt", "width",
        "height", "role", "open", "inert", "hidden", "tabindex", "method", "action", "novalidate", "value", "for",
        "placeholder", "required", "disabled", "checked", "selected", "multiple", "readonly", "min", "max", "step",
        "minlength", "maxlength", "pattern", "autocomplete", "rows", "cols", "target", "start", "decoding", "loading",
        "referrerpolicy", "media", "crossorigin", "fill", "stroke", "d", "cx", "cy", "r", "x", "y", "rx", "ry", "x1",
        "x2", "y1", "y2", "offset", "opacity", "stroke-width", "stroke-linecap", "stroke-linejoin", "stroke-dasharray",
        "stop-color", "stop-opacity", "viewBox", "preserveAspectRatio", "focusable", "autofocus", "formnovalidate",
        "formmethod", "inputmode", "enterkeyhint", "spellcheck", "translate", "title", "sizes", "color", "transform",
        "label", "size", "list", "gradientUnits", "gradientTransform", "fill-opacity", "stroke-opacity", "points",
        "fill-rule", "clip-rule", "shape-rendering", "xmlns", "async", "defer", "as", "nomodule", "autocapitalize",
        "datetime",
        "overflow", "sandbox", "scope", "text-anchor", "vector-effect", "wrap", "colspan", "rowspan",
    ]
}
