import DialogModel

/// Where the focus goes when a dialog opens, unless its content is too long to be seen at once.
///
/// WAI-ARIA Authoring Practices, dialog (modal) pattern: the first field, or the least destructive action where one
/// can't be undone.
enum InitialFocus: Equatable {
    /// By its place in the content.
    case field(Int)
    /// By its place among the buttons.
    case button(Int)
    case close
    case none

    init(_ dialog: Dialog) {
        guard dialog.kind != .toast else {
            self = .none
            return
        }
        if let button = Self.leastDestructive(dialog) {
            self = .button(button)
        } else if dialog.kind != .alert, (dialog.message?.utf8.count ?? 0) > Self.longMessage {
            self = .none
        } else if dialog.kind != .alert, let field = dialog.content.firstIndex(where: Self.isEnabledInput) {
            self = .field(field)
        } else if let button = dialog.buttons.firstIndex(where: { $0.isDefault && !$0.isDisabled }) {
            self = .button(button)
        } else {
            self = dialog.closeButton ? .close : .none
        }
    }

    /// Bytes of a message that is to be read from its top.
    static let longMessage = 800

    private static func leastDestructive(_ dialog: Dialog) -> Int? {
        guard dialog.kind == .alert, dialog.buttons.contains(where: \.isDestructive) else { return nil }
        return dialog.buttons.firstIndex { $0.role == .cancel && !$0.isDisabled }
            ?? dialog.buttons.firstIndex { !$0.isDestructive && !$0.isDisabled }
    }

    private static func isEnabledInput(_ block: Block) -> Bool {
        guard case .input(let input) = block, !input.isDisabled else { return false }
        switch input.control {
        case .select(let choice), .radio(let choice), .checkbox(let choice):
            return choice.options.contains { !$0.isDisabled }
        default: return true
        }
    }
}
