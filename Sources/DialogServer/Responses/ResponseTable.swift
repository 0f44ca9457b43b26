import DialogModel
import DialogStorage
import JSON

/// Responses as comma-separated values (RFC 4180) that spreadsheets open safely.
struct ResponseTable {
    let dialog: Dialog

    private var names: [String] {
        dialog.content.compactMap { block in
            guard case .input(let input) = block else { return nil }
            if case .text(let control) = input.control, control.kind == .password { return nil }
            return input.name
        }
    }

    func csv(_ records: [ResponseRecord]) -> [UInt8] {
        let names = names
        var bytes: [UInt8] = []
        append(["id", "createdAt", "dialogVersion", "outcome", "button", "elapsed"] + names, to: &bytes)
        for record in records {
            let response = record.response
            let values = names.map { name in
                response.values.first { $0.name.utf8.elementsEqual(name.utf8) }.map { Self.text($0.value) } ?? ""
            }
            append(
                [
                    record.id.description, record.createdAt.rfc3339, "\(record.dialogVersion)",
                    response.outcome.rawValue, response.button?.rawValue ?? "",
                    response.elapsed.flatMap { JSONNumber($0)?.text } ?? "",
                ] + values, to: &bytes)
        }
        return bytes
    }

    /// A list is one cell, its items parted by semicolons.
    private static func text(_ value: JSONValue) -> String {
        switch value {
        case .null: ""
        case .string(let text): text
        case .number(let number): number.text
        case .bool(let flag): flag ? "true" : "false"
        case .array(let items): items.map(text).joined(separator: "; ")
        case .object: JSONWriter().string(value)
        }
    }

    private func append(_ cells: [String], to bytes: inout [UInt8]) {
        for (index, cell) in cells.enumerated() {
            if index > 0 { bytes.append(0x2C) }
            append(cell, to: &bytes)
        }
        bytes += [0x0D, 0x0A]
    }

    /// A cell that a spreadsheet would take for a formula gets an apostrophe in front; numbers stay.
    private func append(_ cell: String, to bytes: inout [UInt8]) {
        let utf8 = cell.utf8
        let isFormula = utf8.first.map { Array("=+-@\t\r".utf8).contains($0) } ?? false && Double(cell) == nil
        let needsQuotes = isFormula || utf8.contains { $0 == 0x22 || $0 == 0x2C || $0 == 0x0A || $0 == 0x0D }
        guard needsQuotes else {
            bytes.append(contentsOf: utf8)
            return
        }
        bytes.append(0x22)
        if isFormula { bytes.append(0x27) }
        for byte in utf8 {
            if byte == 0x22 { bytes.append(0x22) }
            bytes.append(byte)
        }
        bytes.append(0x22)
    }
}
