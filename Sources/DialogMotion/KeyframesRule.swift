/// One `@keyframes` rule: channels that follow the same course.
struct KeyframesRule {
    let name: String
    let channels: [MotionChannel]
    let progression: Progression
    let phase: MotionPhase

    /// What the animation itself carries: the easing of a course of one interval; longer ones carry theirs inside.
    var easing: CubicBezier { progression.count == 1 ? progression.keyframes[0].easing : .linear }

    func append(to css: inout [UInt8]) {
        css.append("@keyframes ")
        css.append(contentsOf: name.utf8)
        css.append(0x7B)
        let bodies = bodies
        for index in 0..<bodies.count {
            let isRest = index > 0 && bodies.isSame(index, index - 1)
            let stays = index + 1 < bodies.count && bodies.isSame(index, index + 1)
            // The middle of a standstill says nothing.
            if isRest, stays { continue }
            if index == bodies.count - 1 {
                css.append("to{")
            } else {
                css.append(progression.keyframes[index].offset * 100, decimals: 4)
                css.append("%{")
            }
            css.append(contentsOf: bodies[index])
            if progression.count > 1, index < progression.count, !stays {
                let easing = progression.keyframes[index].easing
                if !easing.isLinear {
                    css.append(";animation-timing-function:")
                    easing.appendCSS(to: &css)
                }
            }
            css.append(0x7D)
        }
        css.append("}\n")
    }

    private var bodies: KeyframeBodies {
        var bodies = KeyframeBodies()
        let precision = (progression.tolerance > 0 ? progression.tolerance : 1e-4) / 10
        let writer = KeyframeWriter(channels: channels, precision: precision)
        for keyframe in progression.keyframes {
            bodies.append(writer, atPresence: phase == .enter ? keyframe.value : 1 - keyframe.value)
        }
        bodies.append(writer, atPresence: phase == .enter ? 1 : 0)
        return bodies
    }
}
