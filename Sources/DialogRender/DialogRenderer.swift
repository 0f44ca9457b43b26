public import DialogModel
import DialogMotion
public import DialogTheme
public import Mustache

/// Turns dialogs into pages. Made once; safe on every thread.
public struct DialogRenderer: Sendable {
    let templates: TemplateSet
    let assets: StageAssets
    let inline: InlineAssets

    /// `library` holds the sources under `Templates/`, by their paths without `.mustache`.
    public init(
        library: MustacheLibrary, assets: StageAssets, inline: InlineAssets = InlineAssets(styles: [], modules: [])
    ) throws(MustacheError) {
        templates = try TemplateSet(library)
        self.assets = assets
        self.inline = inline
    }

    /// The stage: one dialog over its host. `theme` is the style's that the dialog or the options name; the dialog's
    /// own tokens are put on top here. `answersTo` is where the form is posted; `nil` where answers go nowhere.
    public func stage(
        _ dialog: Dialog, theme: ThemeSheet, options: StageOptions = StageOptions(), answersTo action: String?
    ) throws(MustacheError) -> RenderedPage {
        try page(dialog, theme, options, action, isAlone: false)
    }

    /// The same as one file, without a link to anywhere: it works from a disk.
    public func standalone(
        _ dialog: Dialog, theme: ThemeSheet, options: StageOptions = StageOptions()
    ) throws(MustacheError) -> RenderedPage {
        try page(dialog, theme, options, nil, isAlone: true)
    }
}
