extension Linker {
    /// An indentation up to here is emitted as text; what partials that recur add beyond it is left to the renderer.
    private static let emittedIndent = 64

    /// Emits a partial or parent; `lead` is its indentation when it has its line to itself.
    mutating func emitCall(
        _ name: String, isParent: Bool = false, lead: ArraySlice<UInt8>?, levels: [Level], at offset: Int,
        in scope: Scope, unit caller: Int
    ) throws(MustacheError) {
        let source = sources[scope.template]
        guard let target = indices[name] else {
            if missingPartials == .empty { return }
            throw source.error(
                isParent ? .missingParent : .missingPartial, "there is no template \"\(name)\"", at: offset)
        }
        let (outer, inner) = (Escaper(template: source.name), Escaper(template: name))
        guard outer == inner || !isParent && outer.admits(inner) else {
            throw source.error(
                .mixedEscaping, "\"\(name)\" escapes for \(inner.title) and cannot stand in \(outer.title)", at: offset)
        }
        let isInline = lead == nil || joinsLine
        joinsLine = false
        let indent = isInline ? [] : scope.indent + scope.trimmed(lead ?? [])
        let isEmitted = indent.count <= Self.emittedIndent
        let callee = unit(
            Scope(
                template: target, levels: reachesBlocks[target] ? levels : [], indent: isEmitted ? indent : []))
        if !scope.isConditional {
            units[caller].calls.append(Unit.Call(unit: callee, template: scope.template, at: offset))
        }
        let start = UInt32(text.count)
        if !isEmitted { text += indent }
        add(
            .call(unit: UInt32(callee), start: start, end: UInt32(text.count), isInline: isInline), scope.template,
            at: offset)
    }

    /// Refuses units that run themselves whatever the data; the others are bounded when rendering.
    func refuseEndlessCalls() throws(MustacheError) {
        var finished = Array(repeating: false, count: units.count)
        for root in units.indices where !finished[root] {
            var trail: [(unit: Int, next: Int)] = [(root, 0)]
            while let (unit, next) = trail.last {
                guard next < units[unit].calls.count else {
                    finished[unit] = true
                    trail.removeLast()
                    continue
                }
                trail[trail.count - 1].next += 1
                let call = units[unit].calls[next]
                if let start = trail.firstIndex(where: { $0.unit == call.unit }) {
                    let ring = trail[start...].map(\.unit) + [call.unit]
                    let names = ring.map { "\"\(sources[units[$0].key.template].name)\"" }
                    throw sources[call.template].error(
                        .endlessRecursion, "without a condition this never ends: \(names.joined(separator: ", "))",
                        at: call.at)
                }
                if !finished[call.unit] { trail.append((call.unit, 0)) }
            }
        }
    }
}
