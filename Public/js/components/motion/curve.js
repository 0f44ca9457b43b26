// @ts-check
/** A definition's curve as mathematics: names, springs in three forms, easings, cubic-bezier(). */

import { bezier, bezierPeak } from "./bezier.js";
import { course, peak, settling, spring } from "./spring.js";

/** @import { Points } from "./bezier.js" */
/** @import { Spring } from "./spring.js" */

/**
 * @typedef {string | { type: string, [parameter: string]: unknown }} CurveJSON As it stands in a definition.
 *
 * @typedef {object} Motion
 * @property {Spring} [spring]
 * @property {Points} [points] Of an easing.
 * @property {number} duration Seconds, as CSS plays it.
 * @property {number} settled Seconds until it stays within a thousandth of the way.
 * @property {{ time: number, value: number } | null} peak
 * @property {(t: number) => number} value The part of the way after seconds.
 */

/** As the server fits springs: a tenth of a pixel on a way of 1000. */
const tolerance = 1e-4;

/** @type {Record<string, Points>} */
export const easings = {
  linear: [0, 0, 1, 1],
  easeIn: [0.42, 0, 1, 1],
  easeOut: [0, 0, 0.58, 1],
  easeInOut: [0.42, 0, 0.58, 1],
};

/** Response and damping fraction of the named springs, by generation.
 * @type {Record<"current" | "2020", Record<string, [response: number, fraction: number]>>}
 */
const named = {
  current: { default: [0.5, 1], spring: [0.5, 1], interactiveSpring: [0.15, 0.85] },
  2020: { spring: [0.55, 0.825], interactiveSpring: [0.15, 0.86] },
};
const always = /** @type {typeof named.current} */ ({ smooth: [0.5, 1], snappy: [0.5, 0.85], bouncy: [0.5, 0.7] });

export const names = [
  "default", "spring", "smooth", "snappy", "bouncy", "interactiveSpring", "linear", "easeIn", "easeOut", "easeInOut",
];

/** Seconds, written as a number or with a unit.
 * @param {unknown} value @param {number} fallback
 */
export function seconds(value, fallback) {
  if (typeof value === "number") return value;
  const match = /^\s*([\d.]+)\s*(m?s)\s*$/.exec(String(value ?? ""));
  return match ? Number(match[1]) / (match[2] === "ms" ? 1000 : 1) : fallback;
}

/** @param {number} bounce */
export const fractionOf = (bounce) => (bounce < 0 ? 1 / Math.max(1 + bounce, 1e-6) : 1 - bounce);
/** @param {number} fraction */
export const bounceOf = (fraction) => (fraction > 1 ? 1 / fraction - 1 : 1 - fraction);

/** @param {Spring} moving @returns {Motion} */
function springMotion(moving) {
  const thrown = Math.max(1, Math.abs(moving.velocity / moving.frequency) / 10);
  const kept = Math.min(0.05, thrown * (moving.fraction < 0.1 ? 1e-3 : tolerance));
  return {
    spring: moving,
    duration: settling(moving, kept / 2),
    settled: settling(moving, 1e-3),
    peak: peak(moving),
    value: course(moving).value,
  };
}

/** @param {Points} points @param {number} duration @returns {Motion} */
function easingMotion(points, duration) {
  const top = bezierPeak(points);
  return {
    points,
    duration,
    settled: duration,
    peak: top && { time: top.at * duration, value: top.value },
    value: (t) => bezier(points, duration > 0 ? t / duration : 1),
  };
}

/** What SwiftUI means by a curve; `null` where it is none.
 * @param {CurveJSON | null | undefined} json
 * @param {boolean} [of2020] Names mean what they did before iOS 17.
 * @returns {Motion | null}
 */
export function motionOf(json, of2020 = false) {
  if (json == null) return motionOf("default", of2020);
  if (typeof json === "string") {
    if (of2020 && json === "default") return easingMotion(easings.easeInOut, 0.35);
    const form = named[of2020 ? "2020" : "current"][json] ?? always[json];
    if (form) return springMotion(spring((2 * Math.PI) / form[0], form[1]));
    return json in easings ? easingMotion(easings[json], 0.35) : null;
  }
  const number = (/** @type {string} */ name, /** @type {number} */ fallback) =>
    typeof json[name] === "number" ? /** @type {number} */ (json[name]) : fallback;
  const has = (/** @type {string[]} */ ...keys) => keys.some((key) => json[key] != null);
  if (json.type === "spring") {
    if (has("mass", "stiffness", "damping", "initialVelocity")) {
      const [m, k, c] = [number("mass", 1), number("stiffness", 100), number("damping", 10)];
      const fraction = Math.min(c / (2 * Math.sqrt(k * m)), 1);
      return springMotion(spring(Math.sqrt(k / m), fraction, number("initialVelocity", 0)));
    }
    if (has("duration", "bounce")) {
      return springMotion(spring((2 * Math.PI) / seconds(json.duration, 0.5), fractionOf(number("bounce", 0))));
    }
    if (has("response", "dampingFraction")) {
      return springMotion(spring((2 * Math.PI) / seconds(json.response, 0.5), number("dampingFraction", 0.825)));
    }
    return motionOf("spring");
  }
  const duration = seconds(json.duration, 0.35);
  if (json.type === "cubicBezier") {
    const points = Array.isArray(json.points) && json.points.length === 4 ? json.points.map(Number) : [];
    return points.length === 4 ? easingMotion(/** @type {Points} */ (points), duration) : null;
  }
  return json.type in easings ? easingMotion(easings[json.type], duration) : null;
}
