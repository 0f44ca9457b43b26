import DialogModel

/// How long a text stays when it is to be read.
enum ReadingTime {
    /// Seconds to notice it.
    static let start = 2.0
    /// Signs a second: a slow reader's 150 words a minute.
    static let speed = 14.0
    static let least = 4.0
    static let most = 30.0

    static func seconds(for dialog: Dialog) -> Double {
        let words = [dialog.naming.title, dialog.message].compactMap(\.self)
        let signs = words.reduce(0) { $0 + $1.unicodeScalars.count }
        return min(max(start + Double(signs) / speed, least), most)
    }
}
