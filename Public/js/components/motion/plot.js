// @ts-check
/** The curve over time: its way, its overshoot, peak and rest, and a second one to compare. */

import { milliseconds, svg } from "./svg.js";

/** @import { Motion } from "./curve.js" */

/**
 * @typedef {object} Drawing
 * @property {Motion | null} motion
 * @property {number} delay Seconds.
 * @property {Motion | null} compare
 * @property {number} end Seconds across.
 * @property {boolean} leaves The way out: from shown to hidden.
 *
 * @typedef {object} Scale
 * @property {(seconds: number) => number} x
 * @property {(presence: number) => number} y
 * @property {number} width
 */

const margin = { top: 26, bottom: 20 };

/** Even steps that leave room for their labels. @param {number} end @param {number} width */
export function ticks(end, width) {
  const most = Math.max(2, Math.floor(width / 56));
  const step = [0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10].find((size) => end / size <= most) ?? 20;
  return Array.from({ length: Math.floor(end / step + 1e-9) + 1 }, (_, index) => index * step);
}

/** @param {SVGSVGElement} element */
export function curvePlot(element) {
  const layer = svg("g");
  element.append(layer);
  /** @type {[number, number] | null} */
  let held = null;
  let range = /** @type {[number, number]} */ ([0, 1]);

  /** @param {Motion} motion @param {Drawing} drawing @param {Scale} scale */
  function way(motion, { delay, end, leaves }, { x, y, width }) {
    const steps = Math.max(80, Math.round(width / 2));
    let path = "";
    for (let step = 0; step <= steps; step += 1) {
      const time = (step / steps) * end;
      const progress = time - delay >= motion.duration ? 1 : motion.value(time - delay);
      path += `${step ? "L" : "M"}${x(time).toFixed(1)} ${y(leaves ? 1 - progress : progress).toFixed(2)}`;
    }
    return path;
  }

  /** @param {Motion[]} motions @param {boolean} leaves @returns {[number, number]} */
  function reach(motions, leaves) {
    let [low, high] = [0, 1];
    for (const motion of motions) {
      // Handles stay in sight, unless they are far out.
      for (const y of motion.points ? [motion.points[1], motion.points[3]] : []) {
        [low, high] = [Math.min(low, Math.max(y, -1)), Math.max(high, Math.min(y, 2))];
      }
      for (let step = 0; step <= 200; step += 1) {
        const value = motion.value((step / 200) * motion.duration);
        [low, high] = [Math.min(low, value), Math.max(high, value)];
      }
    }
    return leaves ? [1 - high, 1 - low] : [low, high];
  }

  /** @param {Scale} scale @param {number} time @param {number} presence @param {string} label @param {boolean} below */
  function mark({ x, y, width }, time, presence, label, below) {
    const place = x(time);
    const anchor = place > width - 70 ? "end" : place < 70 ? "start" : "middle";
    return [
      svg("circle", { class: "plot-mark", cx: place, cy: y(presence), r: 5 }),
      svg("text", { class: "plot-label", x: place, y: y(presence) + (below ? 17 : -9), "text-anchor": anchor }, label),
    ];
  }

  return {
    /** @param {Drawing} drawing @returns {Scale} */
    draw(drawing) {
      const { motion, compare, delay, end, leaves } = drawing;
      const { width, height } = element.getBoundingClientRect();
      range = held ?? reach([motion, compare].filter((item) => item !== null), leaves);
      const inner = height - margin.top - margin.bottom;
      /** @type {Scale} */
      const scale = {
        width,
        x: (seconds) => (seconds / end) * width,
        y: (presence) => margin.top + (inner * (range[1] - presence)) / (range[1] - range[0]),
      };
      const { x, y } = scale;
      const parts = ticks(end, width).map((time) => svg("line", { class: "plot-grid", x1: x(time), x2: x(time), y1: 0, y2: height }));
      for (const level of [0, 1]) parts.push(svg("line", { class: "plot-target", x1: 0, x2: width, y1: y(level), y2: y(level) }));
      if (compare) parts.push(svg("path", { class: "plot-curve plot-second", d: way(compare, drawing, scale) }));
      if (motion) {
        parts.push(svg("path", { class: "plot-curve", d: way(motion, drawing, scale), "data-curve": "" }));
        const { peak, settled } = motion;
        const shown = (/** @type {number} */ progress) => (leaves ? 1 - progress : progress);
        if (peak && peak.value > 1.0005) {
          const beyond = Number(((peak.value - 1) * 100).toFixed(1));
          const label = `${beyond} % beyond at ${milliseconds(peak.time)} ms`;
          parts.push(...mark(scale, peak.time + delay, shown(peak.value), label, leaves));
        }
        if (settled < motion.duration * 0.999) {
          parts.push(...mark(scale, settled + delay, shown(1), `at rest from ${milliseconds(settled)} ms`, !leaves));
        }
      }
      layer.replaceChildren(...parts);
      return scale;
    },
    /** Keeps the scale while something in the plot is dragged. @param {boolean} holds */
    hold(holds) {
      held = holds ? range : null;
    },
  };
}
