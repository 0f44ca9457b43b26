public import DialogModel

/// A style as CSS custom properties for both appearances, made once and written as often as needed.
///
/// Colours that differ are written as `light-dark()`: the page sets `color-scheme` by its `data-theme`. Other values
/// that differ follow in rules for `[data-theme="dark"]` and, under `[data-theme="auto"]` or none, for
/// `prefers-color-scheme: dark`.
public struct ThemeSheet: Sendable {
    public let layers: [TokenLayer]
    public let light: Theme
    public let dark: Theme
    private let declarations: Declarations
    private let mirrored: Declarations
    /// By the looks' places; those that were not asked for are empty and made when they are written.
    private let looks: [[UInt8]]

    /// `looks` are made ahead: all of them for a style, those of its buttons for a dialog's own tokens.
    public init(_ layers: [TokenLayer], looks: some Sequence<ButtonLook> = ButtonLook.allCases) {
        self.init(layers, light: Theme(layers, .light), dark: Theme(layers, .dark), looks: looks)
    }

    private init(_ layers: [TokenLayer], light: Theme, dark: Theme, looks: some Sequence<ButtonLook>) {
        self.layers = layers
        self.light = light
        self.dark = dark
        declarations = Declarations(light, dark, isMirrored: false)
        mirrored = declarations.hasDirection ? Declarations(light, dark, isMirrored: true) : declarations
        var made = [[UInt8]](repeating: [], count: ButtonLook.allCases.count)
        for look in looks { made[look.index] = Declarations.write(look, light, dark) }
        self.looks = made
    }

    public init(_ chain: StyleChain) {
        self.init(chain.layers)
    }

    /// The same style with a dialog's own tokens on top; itself where there are none.
    public func overridden(by reference: StyleReference, looks: some Sequence<ButtonLook>) -> ThemeSheet {
        let layer = TokenLayer(reference)
        guard !layer.isEmpty else { return self }
        let layers = layers + [layer]
        return ThemeSheet(
            layers, light: Theme(light, beneath: layers), dark: Theme(dark, beneath: layers), looks: looks)
    }

    public func theme(_ appearance: Appearance) -> Theme { appearance == .light ? light : dark }

    /// Appends the rules. `scope` is a selector of ours for the dialog's element, such as `.dlg`; a button that has
    /// colours of its own overrules them with a selector as specific as `scope [data-button]`.
    public func write(
        scope: String, looks: some Sequence<ButtonLook> = ButtonLook.allCases, isRightToLeft: Bool = false,
        into output: inout [UInt8]
    ) {
        let declarations = isRightToLeft ? mirrored : declarations
        output.append(contentsOf: scope.utf8)
        output.append(0x7B)
        output.append(contentsOf: declarations.common)
        output.append(0x7D)
        if !declarations.dark.isEmpty { writeDark(declarations.dark, scope: scope, into: &output) }
        // In their own order, so that the destructive ones come last.
        var wanted = [Bool](repeating: false, count: ButtonLook.allCases.count)
        for look in looks { wanted[look.index] = true }
        for look in ButtonLook.allCases where wanted[look.index] { write(look, scope: scope, into: &output) }
    }

    private func writeDark(_ dark: [UInt8], scope: String, into output: inout [UInt8]) {
        output.append(contentsOf: "[data-theme=dark] \(scope){".utf8)
        output.append(contentsOf: dark)
        output.append(contentsOf: "}@media (prefers-color-scheme:dark){:root:not([data-theme=light]) \(scope){".utf8)
        output.append(contentsOf: dark)
        output.append(contentsOf: "}}".utf8)
    }

    private func write(_ look: ButtonLook, scope: String, into output: inout [UInt8]) {
        output.append(contentsOf: scope.utf8)
        output.append(contentsOf: " :where([data-variant=".utf8)
        output.append(contentsOf: look.variant.rawValue.utf8)
        if look.tone == .destructive {
            output.append(contentsOf: "][data-destructive]){".utf8)
        } else {
            output.append(contentsOf: "][data-role=".utf8)
            output.append(contentsOf: look.tone.rawValue.utf8)
            output.append(contentsOf: "]){".utf8)
        }
        let made = looks[look.index]
        output.append(contentsOf: made.isEmpty ? Declarations.write(look, light, dark) : made)
        output.append(0x7D)
    }
}
