/// The `data-state` of a dialog's element.
enum StageState: String { case open, closing, closed }
