import CSS
import JSON

extension Dialog.Backdrop {
    static let standard = Dialog.Backdrop(color: .black, opacity: 0.5, blur: 0)

    static let shape = Shape<Dialog.Backdrop>.object("What lies over the page behind.") { fields in
        let color = fields.optional("color", .color, "Its colour.", default: "#000")
        let opacity = fields.optional("opacity", .number(0...1), "From 0 to 1.", default: 0.5)
        let blur = fields.optional("blur", .pixels(0...100), "Pixels by which the page itself is blurred.", default: 0)
        return { object in
            Dialog.Backdrop(
                color: object[color] ?? standard.color, opacity: object[opacity] ?? standard.opacity,
                blur: object[blur] ?? standard.blur)
        }
    }
}

extension CSSColor {
    fileprivate static let black = CSSColor(red: 0, green: 0, blue: 0)
}
