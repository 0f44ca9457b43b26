public import DialogModel

/// How a button looks before it says anything itself: its variant, in the colours of its role.
public struct ButtonLook: Sendable, Hashable, CaseIterable {
    /// A role, or `destructive`, which goes before it.
    public enum Tone: String, Sendable, Hashable, CaseIterable { case confirm, deny, cancel, destructive }

    public let variant: Button.Variant
    public let tone: Tone

    public init(_ variant: Button.Variant, _ tone: Tone) {
        self.variant = variant
        self.tone = tone
    }

    public init(_ button: Button) {
        let tone: Tone =
            switch button.role {
            case _ where button.isDestructive: .destructive
            case .confirm: .confirm
            case .deny: .deny
            case .cancel: .cancel
            }
        self.init(button.variant, tone)
    }

    /// Destructive looks last, since they overrule those of the role.
    public static let allCases: [ButtonLook] = Tone.allCases.flatMap { tone in
        Button.Variant.allCases.map { ButtonLook($0, tone) }
    }

    var index: Int {
        let tone = Tone.allCases.firstIndex(of: tone) ?? 0
        return tone * Button.Variant.allCases.count + (Button.Variant.allCases.firstIndex(of: variant) ?? 0)
    }
}
