import JSON

/// One object being read: its values by slot.
struct ObjectReader {
    let node: JSONNode
    let reading: Reading
    let base: Int

    /// The value; `nil` where the key is absent or `null`, or its value is wrong (and was reported).
    ///
    /// Read every slot before the first `return`, so that all issues are found.
    subscript<Value>(slot: Slot<Value>) -> Value? {
        guard let value = value(of: slot) else { return nil }
        return slot.shape.read(value, reading)
    }

    /// Whether the key is there with a value that is not `null`, right or wrong.
    func has<Value>(_ slot: Slot<Value>) -> Bool {
        value(of: slot) != nil
    }

    func value<Value>(of slot: Slot<Value>) -> JSONNode? {
        guard let value = reading.slots[base + slot.index], !value.isNull else { return nil }
        return value
    }

    /// Reports on a key's value, or on the object where the key is absent.
    func report<Value>(
        _ code: Issue.Code, at slot: Slot<Value>, _ message: String, expected: String? = nil,
        suggestion: String? = nil, severity: Issue.Severity = .error
    ) {
        reading.report(
            code, at: value(of: slot) ?? node, message, expected: expected, suggestion: suggestion,
            severity: severity)
    }

    func report(_ code: Issue.Code, _ message: String, expected: String? = nil) {
        reading.report(code, at: node, message, expected: expected)
    }
}
