/// Host names beyond ASCII, written with ASCII (RFC 3492).
enum Punycode {
    /// The host with its port, each label in ASCII; `nil` where a label has scalars that no name has.
    static func host(_ bytes: some Collection<UInt8>) -> String? {
        let text = String(decoding: bytes, as: UTF8.self)
        guard !bytes.allSatisfy({ $0 < 0x80 }) else { return text }
        let labels = text.unicodeScalars.split(separator: ".", omittingEmptySubsequences: false)
        var result: [String] = []
        for label in labels {
            guard let encoded = encodedLabel(label) else { return nil }
            result.append(encoded)
        }
        return result.joined(separator: ".")
    }

    private static func encodedLabel(_ label: Substring.UnicodeScalarView) -> String? {
        if label.allSatisfy(\.isASCII) { return String(label) }
        var scalars: [UInt32] = []
        for scalar in label {
            for lower in scalar.properties.lowercaseMapping.unicodeScalars {
                guard lower.properties.isAlphabetic || lower.properties.numericType != nil || lower == "-",
                    lower.properties.canonicalCombiningClass == .notReordered
                else { return nil }
                scalars.append(lower.value)
            }
        }
        // A name has at most 63 octets a label (RFC 1035).
        guard scalars.count <= 60 else { return nil }
        return "xn--" + encoded(scalars)
    }

    /// RFC 3492 section 6.3, with the parameters of section 5. With at most 60 scalars nothing can overflow.
    private static func encoded(_ scalars: [UInt32]) -> String {
        var output = scalars.filter { $0 < 0x80 }.map { UInt8($0) }
        let basic = output.count
        if basic > 0 { output.append(0x2D) }
        var (n, delta, bias, handled) = (128, 0, 72, basic)
        while handled < scalars.count {
            guard let next = scalars.lazy.filter({ $0 >= n }).min() else { break }
            delta += (Int(next) - n) * (handled + 1)
            n = Int(next)
            for scalar in scalars {
                if scalar < n { delta += 1 }
                guard scalar == n else { continue }
                append(delta, bias: bias, to: &output)
                bias = adapted(delta, points: handled + 1, isFirst: handled == basic)
                delta = 0
                handled += 1
            }
            delta += 1
            n += 1
        }
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(_ delta: Int, bias: Int, to output: inout [UInt8]) {
        var rest = delta
        var k = 36
        while true {
            let threshold = min(26, max(1, k - bias))
            if rest < threshold { break }
            output.append(digit(threshold + (rest - threshold) % (36 - threshold)))
            rest = (rest - threshold) / (36 - threshold)
            k += 36
        }
        output.append(digit(rest))
    }

    private static func adapted(_ delta: Int, points: Int, isFirst: Bool) -> Int {
        var delta = isFirst ? delta / 700 : delta / 2
        delta += delta / points
        var k = 0
        while delta > 455 {
            delta /= 35
            k += 36
        }
        return k + 36 * delta / (delta + 38)
    }

    private static func digit(_ value: Int) -> UInt8 { UInt8(value < 26 ? value + 97 : value + 22) }
}
