import DialogModel
import DialogMotion
import DialogStorage
import DialogTheme
import JSON

/// Validating, keyframes, themes and storing.
func measureDialogs(_ data: BenchData, _ stopwatch: inout Stopwatch) throws {
    let bytes = data.dialogBytes
    let document = try JSONDocument(parsing: bytes)
    stopwatch.measure("decode") { Dialog.decode(document).issues.count + 1 }

    let dialog = data.dialog
    stopwatch.measure("keyframes.cached") { MotionSheet(dialog: dialog).keyframesCSS.utf8.count }
    // Every one with a spring that was never fitted before.
    var fresh = dialog
    var step = 0.0
    stopwatch.measure("keyframes.cold") {
        step += 1
        fresh.animation.enter?.curve = .spring(.response(0.5, dampingFraction: 0.7 + step * 1e-7))
        return MotionSheet(dialog: fresh).keyframesCSS.utf8.count
    }

    let chain = try data.chain(dialog.style.base)
    stopwatch.measure("theme.sheet") { ThemeSheet(chain).layers.count }

    let store = MemoryDialogStore()
    let draft = Draft(definition: bytes, document: dialog)
    guard let id = Slug("average") else { return }
    try stopwatch.measure("store.put") { try store.putDialog(id, draft, if: .anything).version }
    try stopwatch.measure("store.read") { try store.dialog(id)?.version ?? 0 }
}
