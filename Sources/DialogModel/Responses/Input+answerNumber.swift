extension Input.NumberControl {
    /// As in HTML, steps count from the least, else from the first value, else from 0.
    func check(_ number: Double) throws(AnswerFault) {
        try NumberRule(minimum: minimum, maximum: maximum, step: step, base: minimum ?? value ?? 0).check(number)
    }
}

extension Input.RangeControl {
    func check(_ number: Double) throws(AnswerFault) {
        try NumberRule(minimum: minimum, maximum: maximum, step: step, base: minimum).check(number)
    }
}

/// The numbers that an input takes.
private struct NumberRule {
    let minimum: Double?
    let maximum: Double?
    let step: Double?
    let base: Double

    func check(_ number: Double) throws(AnswerFault) {
        if let minimum, number < minimum {
            let bound = NumberText.of(minimum)
            throw AnswerFault(.outOfRange, "Enter \(bound) or more.", expected: "\(bound) or more")
        }
        if let maximum, number > maximum {
            let bound = NumberText.of(maximum)
            throw AnswerFault(.outOfRange, "Enter \(bound) or less.", expected: "\(bound) or less")
        }
        guard let step else { return }
        let steps = (number - base) / step
        // Half a step in a million is what decimal fractions lose in binary.
        guard (steps - steps.rounded()).magnitude > max(1e-6, steps.magnitude * 1e-12) else { return }
        let below = NumberText.of(((base + steps.rounded(.down) * step) * 1e9).rounded() / 1e9)
        let above = NumberText.of(((base + steps.rounded(.up) * step) * 1e9).rounded() / 1e9)
        throw AnswerFault(
            .stepMismatch, "Enter \(below) or \(above), the nearest that fit.",
            expected: "steps of \(NumberText.of(step)) from \(NumberText.of(base))")
    }
}
