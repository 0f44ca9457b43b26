import JSON

/// The keys of how a dialog is shown.
struct PresentationFields {
    private let placement: Slot<Dialog.Placement>
    private let modal: Slot<Bool>
    private let backdrop: Slot<Dialog.Backdrop>
    private let dismiss: Slot<Dialog.Dismissal.Draft>
    private let detents: Slot<[Dialog.Detent]>
    private let animation: Slot<Animation.Draft>
    private let style: Slot<StyleReference>
    private let host: Slot<Host>
    private let returnFocus: Slot<Bool>

    init(_ fields: inout Fields) {
        placement = fields.optional(
            "placement", .choice(Dialog.Placement.self),
            "Where it stands. By default center for dialog and alert, bottom for sheet, top for toast.")
        modal = fields.optional(
            "modal", .bool, "The page behind can't be used. By default for all but toast.")
        backdrop = fields.optional("backdrop", Dialog.Backdrop.shape, "What lies over the page behind.")
        dismiss = fields.optional(
            "dismiss", Dialog.Dismissal.draft, "What closes it besides its buttons. By default as its kind has it.")
        detents = fields.optional(
            "detents", .list(of: Dialog.Detent.shape, 0...5),
            "Heights at which a sheet rests; the first is the one it opens at. By default as high as its content.")
        animation = fields.optional("animation", Animation.draft, "How it comes and goes.")
        style = fields.optional("style", StyleReference.shape, "A style's id, or a style with changes.", default: "ios")
        host = fields.optional("host", Host.shape, "The sample screen behind it.", default: "list")
        returnFocus = fields.optional(
            "returnFocus", .bool, "The focus goes back to what opened it.", default: true)
    }

    struct Values {
        var placement: Dialog.Placement
        var modality: Dialog.Modality
        var dismissal: Dialog.Dismissal
        var detents: [Dialog.Detent]
        var animation: Animation
        var style: StyleReference
        var host: Host
        var returnFocus: Bool
    }

    func read(_ object: ObjectReader, _ kind: Dialog.Kind) -> Values {
        let placement = object[placement] ?? kind.placement
        let isModal = object[modal] ?? (kind != .toast)
        let (backdrop, dismissal) = (object[backdrop], object[dismiss])
        let detents = object[detents] ?? []
        if !isModal, backdrop != nil {
            object.report(
                .noEffect, at: self.backdrop, "A dialog that is not modal has no backdrop.", severity: .warning)
        }
        if kind != .sheet, !detents.isEmpty {
            object.report(.noEffect, at: self.detents, "Only a sheet rests at detents.", severity: .warning)
        }
        return Values(
            placement: placement, modality: isModal ? .modal(backdrop ?? .standard) : .nonModal,
            dismissal: (dismissal ?? Dialog.Dismissal.Draft()).resolved(kind, isModal: isModal),
            detents: kind == .sheet ? detents : [],
            animation: Animation(
                object[animation] ?? Animation.Draft(), kind: kind, placement: placement, isModal: isModal),
            style: object[style] ?? StyleReference(base: .ios), host: object[host] ?? Host(template: .list),
            returnFocus: object[returnFocus] ?? true)
    }
}

extension Dialog.Kind {
    fileprivate var placement: Dialog.Placement {
        switch self {
        case .dialog, .alert: .center
        case .sheet: .bottom
        case .toast: .top
        }
    }
}
