import Mustache

/// How the place of the first focus is marked: for the browser as the page loads, or for the script alone.
struct FocusMark {
    let place: InitialFocus
    let isTakenOnLoad: Bool

    /// The attribute for an element, where it is the one.
    func value(_ isHere: Bool) -> MustacheValue {
        guard isHere else { return .null }
        return isTakenOnLoad ? "autofocus" : "data-autofocus"
    }

    func value(at place: InitialFocus) -> MustacheValue { value(self.place == place) }
}
