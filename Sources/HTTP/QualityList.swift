/// A comma-separated list whose items carry weights, as in `Accept` (RFC 9110, section 12.4.2).
struct QualityList {
    struct Item {
        /// Lower case, without parameters.
        let value: [UInt8]
        /// 0…1000.
        let weight: Int
    }

    let items: [Item]

    /// Malformed weights count as 0; items beyond the hundredth are not read.
    init(parsing bytes: ArraySlice<UInt8>) {
        items = bytes.split(separator: 0x2C, maxSplits: 100).prefix(100).compactMap { item in
            let parts = item.split(separator: 0x3B, omittingEmptySubsequences: false)
            guard let value = parts.first?.trimmed, !value.isEmpty else { return nil }
            var weight = 1000
            for parameter in parts.dropFirst() {
                let parameter = parameter.trimmed
                guard parameter.count >= 2, parameter[parameter.startIndex].asciiLowercased == 0x71,
                    parameter[parameter.startIndex + 1] == 0x3D
                else { continue }
                weight = Self.weight(parameter.dropFirst(2)) ?? 0
            }
            return Item(value: value.map(\.asciiLowercased), weight: weight)
        }
    }

    /// `0`, `1`, or either with up to three decimals.
    private static func weight(_ text: ArraySlice<UInt8>) -> Int? {
        guard let first = text.first, first == 0x30 || first == 0x31, text.count <= 5 else { return nil }
        var weight = Int(first - 0x30) * 1000
        guard text.count > 1 else { return weight }
        guard text[text.startIndex + 1] == 0x2E else { return nil }
        var place = 100
        for digit in text.dropFirst(2) {
            guard 0x30...0x39 ~= digit else { return nil }
            weight += Int(digit - 0x30) * place
            place /= 10
        }
        return weight <= 1000 ? weight : nil
    }
}
