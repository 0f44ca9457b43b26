import DialogModel

/// Where a variant's or a role's colours stand in the table.
struct ButtonPlaces: Sendable {
    let background: Place
    let foreground: Place
    let border: Place
    /// The background's, for a variant.
    let tint: Place

    private init(_ word: String, hasTint: Bool) {
        background = Place("button.\(word).background")
        foreground = Place("button.\(word).foreground")
        border = Place("button.\(word).border")
        tint = hasTint ? Place("button.\(word).tint") : background
    }

    static let filled = ButtonPlaces("filled", hasTint: false)
    static let tinted = ButtonPlaces("tinted", hasTint: false)
    static let outlined = ButtonPlaces("outlined", hasTint: false)
    static let plain = ButtonPlaces("plain", hasTint: false)
    private static let tones = ButtonLook.Tone.allCases.map { ButtonPlaces($0.rawValue, hasTint: true) }

    static func of(_ tone: ButtonLook.Tone) -> ButtonPlaces {
        tones[ButtonLook.Tone.allCases.firstIndex(of: tone) ?? 0]
    }
}
