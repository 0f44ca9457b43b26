/// How `{{name}}` is made safe, chosen by the extension of the template the tag is written in.
///
/// Each works on UTF-8 bytes, so that a sign combined with others is escaped like the bare one.
enum Escaper: UInt8, Sendable {
    /// Text and quoted attributes: `& < > " '` and the backtick become character references. For every other extension.
    case html
    /// CSS strings and identifiers (`.css`): all but ASCII letters, digits, space and `-_.,%#` become hex escapes, so a value
    /// cannot end a string or a declaration, nor call a function. Functions go through `{{{name}}}`, from typed values.
    case css
    /// The inside of a JSON or script string (`.json`, `.js`), also within an HTML script element.
    case json
    /// Plain text (`.txt`): nothing is escaped.
    case none

    init(template name: String) {
        let file = name.utf8.split(separator: UInt8(ascii: "/")).last ?? Substring().utf8
        let parts = file.split(separator: UInt8(ascii: "."))
        guard parts.count > 1, let last = parts.last else {
            self = .html
            return
        }
        switch String(Substring(last)) {
        case "css": self = .css
        case "json", "js": self = .json
        case "txt": self = .none
        default: self = .html
        }
    }

    /// What people call the place it is made for.
    var title: String {
        switch self {
        case .html: "HTML"
        case .css: "CSS"
        case .json: "JSON"
        case .none: "plain text"
        }
    }

    /// Whether text escaped in another way is safe within this one: all is in plain text, `<style>` and `<script>` in HTML.
    func admits(_ inner: Escaper) -> Bool {
        self == inner || self == .none || self == .html && inner != .none
    }
}
