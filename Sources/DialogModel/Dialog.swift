public import CSS

/// A dialog document with every default filled in: what the renderer reads.
///
/// The document as its author sent it is kept beside it, as JSON; a `Dialog` never goes back into a store.
public struct Dialog: Sendable, Hashable {
    public var id: Slug?
    /// The label in the gallery: the document's `name`, else its title, else its `ariaLabel`.
    public var name: String
    public var description: String?
    public var tags: [Slug]
    public var kind: Kind
    public var naming: Naming
    /// CommonMark.
    public var message: String?
    public var icon: Icon?
    public var content: [Block]
    public var buttons: [Button]
    public var buttonLayout: ButtonLayout
    public var closeButton: Bool
    public var placement: Placement
    public var modality: Modality
    public var dismissal: Dismissal
    /// The heights at which a sheet rests, the first being the one it opens at; empty: as high as its content.
    public var detents: [Detent]
    public var animation: Animation
    public var style: StyleReference
    public var host: Host
    public var returnFocus: Bool
    /// The dialog that follows, by outcome or button id, in the document's order.
    public var next: [Next]

    public enum Kind: String, Sendable, Hashable, CaseIterable { case dialog, alert, sheet, toast }

    /// How the dialog gets its accessible name: at least one of the two is there.
    public enum Naming: Sendable, Hashable {
        case title(String)
        case titleAndAriaLabel(String, ariaLabel: String)
        case ariaLabel(String)

        public var title: String? {
            switch self {
            case .title(let title), .titleAndAriaLabel(let title, _): title
            case .ariaLabel: nil
            }
        }

        public var ariaLabel: String? {
            switch self {
            case .title: nil
            case .titleAndAriaLabel(_, let label), .ariaLabel(let label): label
            }
        }
    }

    public enum Icon: String, Sendable, Hashable, CaseIterable { case info, success, warning, error, question }

    public enum ButtonLayout: String, Sendable, Hashable, CaseIterable { case row, column, auto }

    public enum Placement: String, Sendable, Hashable, CaseIterable {
        case center, top, bottom, leading, trailing
        case topLeading = "top-leading"
        case topTrailing = "top-trailing"
        case bottomLeading = "bottom-leading"
        case bottomTrailing = "bottom-trailing"
    }

    /// A non-modal dialog has no backdrop and leaves the page behind it alive.
    public enum Modality: Sendable, Hashable {
        case modal(Backdrop)
        case nonModal
    }

    public struct Backdrop: Sendable, Hashable {
        public var color: CSSColor
        /// 0–1.
        public var opacity: Double
        /// The blur of the host itself, in pixels.
        public var blur: Double

        public init(color: CSSColor, opacity: Double, blur: Double) {
            self.color = color
            self.opacity = opacity
            self.blur = blur
        }
    }

    public struct Dismissal: Sendable, Hashable {
        public var backdrop: Bool
        public var escape: Bool
        public var drag: Bool
        public var after: AutoDismissal?

        public init(backdrop: Bool, escape: Bool, drag: Bool, after: AutoDismissal?) {
            self.backdrop = backdrop
            self.escape = escape
            self.drag = drag
            self.after = after
        }
    }

    /// Closes by itself.
    public struct AutoDismissal: Sendable, Hashable {
        public enum Delay: Sendable, Hashable {
            case seconds(Double)
            /// As long as the text takes to read.
            case readingTime
        }

        public var delay: Delay
        public var pauseOnHover: Bool

        public init(delay: Delay, pauseOnHover: Bool) {
            self.delay = delay
            self.pauseOnHover = pauseOnHover
        }
    }

    /// A height at which a sheet rests, as in SwiftUI's `presentationDetents`.
    public enum Detent: Sendable, Hashable {
        /// About half of the stage.
        case medium
        /// All of the stage but a margin at its top.
        case large
        /// Of the stage's height, above 0 and at most 1.
        case fraction(Double)
        case height(CSSLength)
    }

    public struct Next: Sendable, Hashable {
        public var trigger: Slug
        public var dialog: Slug

        public init(trigger: Slug, dialog: Slug) {
            self.trigger = trigger
            self.dialog = dialog
        }
    }
}
