import CSS

extension Animation {
    /// The whole animation, with what the author left out taken from the dialog's kind.
    init(_ draft: Draft, kind: Dialog.Kind, placement: Dialog.Placement, isModal: Bool) {
        let generation = draft.generation
        let enter: Transition? =
            switch draft.enter ?? .effects(nil, curve: .named(.spring, generation), delay: 0) {
            case .none: nil
            case .effects(let effects, let curve, let delay):
                Transition(
                    effects: effects ?? Self.effects(of: kind, at: placement),
                    curve: curve?.of(generation) ?? .named(.default, generation), delay: delay)
            }
        let exit: Transition? =
            switch draft.exit {
            case nil: enter.map { Transition(effects: $0.effects, curve: $0.curve) }
            case .some(.none): nil
            case .effects(let effects, let curve, let delay)?:
                Transition(
                    effects: effects.map { $0.map(\.turnedAround) } ?? enter?.effects
                        ?? Self.effects(of: kind, at: placement),
                    curve: curve?.of(generation) ?? .named(.default, generation), delay: delay)
            }
        let backdrop: BackdropTransition? =
            switch draft.backdrop {
            case .some(.none): nil
            case .transition(let transition)?:
                BackdropTransition(curve: transition.curve.of(generation), delay: transition.delay)
            case nil: (enter ?? exit).map { BackdropTransition(curve: $0.curve.fade, delay: 0) }
            }
        self.init(
            enter: enter?.orNone, exit: exit?.orNone, backdrop: isModal ? backdrop : nil)
    }

    private static func effects(of kind: Dialog.Kind, at placement: Dialog.Placement) -> [Effect] {
        switch kind {
        case .dialog: [.scale(from: 0.9), .fade(from: 0)]
        case .alert: [.scale(from: 1.1), .fade(from: 0)]
        case .sheet: [.slide(edge: placement.edge ?? .bottom, distance: .ownSize)]
        case .toast: placement.edge.map { [.slide(edge: $0, distance: .ownSize), .fade(from: 0)] } ?? [.fade(from: 0)]
        }
    }
}

extension Transition {
    /// No effects are no transition.
    fileprivate var orNone: Transition? { effects.isEmpty ? nil : self }
}

extension Effect {
    /// An exit's frames, written in the order of time, as the way in that the exit plays backwards.
    fileprivate var turnedAround: Effect {
        if case .keyframes(let frames) = self { .keyframes(Frame.reversed(frames)) } else { self }
    }
}

extension Dialog.Placement {
    /// The edge that a dialog in this place comes from; corners come from their top or bottom.
    var edge: Effect.Edge? {
        switch self {
        case .center: nil
        case .top, .topLeading, .topTrailing: .top
        case .bottom, .bottomLeading, .bottomTrailing: .bottom
        case .leading: .leading
        case .trailing: .trailing
        }
    }
}

extension Curve {
    /// The same curve, its name read by another generation.
    func of(_ generation: Generation) -> Curve {
        if case .named(let name, _) = self { .named(name, generation) } else { self }
    }

    /// What fades a backdrop beside this curve: as long (a spring as long as it is perceived), and never beyond its end.
    var fade: Curve {
        switch self {
        case .easing: self
        case .cubicBezier(_, let y1, _, let y2, let duration):
            (0...1).contains(y1) && (0...1).contains(y2) ? self : .easing(.easeOut, duration: duration)
        case .spring(let spring): .easing(.easeOut, duration: 2 * .pi / spring.frequency)
        case .named(let name, let generation): .easing(name.fade(generation), duration: name.duration(generation))
        }
    }
}

extension Curve.Name {
    fileprivate func fade(_ generation: Curve.Generation) -> Curve.Easing {
        switch self {
        case .linear: .linear
        case .easeIn: .easeIn
        case .easeInOut: .easeInOut
        case .default: generation == .swiftUI2020 ? .easeInOut : .easeOut
        case .easeOut, .spring, .smooth, .snappy, .bouncy, .interactiveSpring: .easeOut
        }
    }

    /// Seconds, as perceived.
    fileprivate func duration(_ generation: Curve.Generation) -> Double {
        switch self {
        case .linear, .easeIn, .easeOut, .easeInOut: 0.35
        case .default: generation == .swiftUI2020 ? 0.35 : 0.5
        case .spring: generation == .swiftUI2020 ? 0.55 : 0.5
        case .smooth, .snappy, .bouncy: 0.5
        case .interactiveSpring: 0.15
        }
    }
}
