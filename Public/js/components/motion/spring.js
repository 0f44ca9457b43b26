// @ts-check
/** Damped springs from 0 to 1 in closed form, with the numbers and bounds that the server uses. */

/**
 * @typedef {object} Spring
 * @property {number} frequency Undamped, in radians a second.
 * @property {number} fraction 1 is critical, below oscillates, above creeps.
 * @property {number} velocity At the start, in distances a second.
 */

/** @param {number} low @param {number} value @param {number} high */
const within = (low, value, high) => Math.min(Math.max(value, low), high);

/** Moved to the nearest bound, so that every spring comes to rest.
 * @param {number} frequency @param {number} fraction @param {number} [velocity]
 * @returns {Spring}
 */
export function spring(frequency, fraction, velocity = 0) {
  const w = within(1e-3, frequency, 1e6);
  return { frequency: w, fraction: within(0.05, fraction, 10), velocity: within(-200, velocity / w, 200) * w };
}

/** The place and the speed after `t` seconds, as functions.
 * @param {Spring} spring
 */
export function course({ frequency: w, fraction: z, velocity: v0 }) {
  const a = z * w;
  if (Math.abs(z - 1) < 1e-9) {
    const k = w - v0;
    return {
      value: (/** @type {number} */ t) => (t > 0 ? 1 - Math.exp(-w * t) * (1 + k * t) : 0),
      velocity: (/** @type {number} */ t) => Math.exp(-w * t) * (v0 + w * k * t),
    };
  }
  if (z < 1) {
    const d = w * Math.sqrt(1 - z * z);
    const sine = (a - v0) / d;
    const velocitySine = (w * w - a * v0) / d;
    return {
      value: (/** @type {number} */ t) => (t > 0 ? 1 - Math.exp(-a * t) * (Math.cos(d * t) + sine * Math.sin(d * t)) : 0),
      velocity: (/** @type {number} */ t) => Math.exp(-a * t) * (v0 * Math.cos(d * t) + velocitySine * Math.sin(d * t)),
    };
  }
  const d = w * Math.sqrt(z * z - 1);
  const r1 = (-w * w) / (a + d);
  const r2 = -(a + d);
  const c1 = (v0 + r2) / (r1 - r2);
  const c2 = -1 - c1;
  return {
    value: (/** @type {number} */ t) => (t > 0 ? 1 + c1 * Math.exp(r1 * t) + c2 * Math.exp(r2 * t) : 0),
    velocity: (/** @type {number} */ t) => c1 * r1 * Math.exp(r1 * t) + c2 * r2 * Math.exp(r2 * t),
  };
}

/** The moment after the start, by number, at which the speed is zero; not positive where there is none.
 * @param {Spring} spring @param {number} index
 */
function turn({ frequency: w, fraction: z, velocity: v0 }, index) {
  const a = z * w;
  if (Math.abs(z - 1) < 1e-9) return index > 0 || v0 === w ? 0 : -v0 / (w * (w - v0));
  if (z < 1) {
    const d = w * Math.sqrt(1 - z * z);
    let angle = Math.atan2(-v0, (w * w - a * v0) / d);
    while (angle <= 1e-12) angle += Math.PI;
    return (angle + index * Math.PI) / d;
  }
  const d = w * Math.sqrt(z * z - 1);
  const r1 = (-w * w) / (a + d);
  const r2 = -(a + d);
  const c1 = (v0 + r2) / (r1 - r2);
  const ratio = ((1 + c1) * r2) / (c1 * r1);
  return index > 0 || !(ratio > 0) || !Number.isFinite(ratio) ? 0 : Math.log(ratio) / (r1 - r2);
}

/** The highest point, where it goes beyond the target.
 * @param {Spring} spring
 */
export function peak(spring) {
  const { value } = course(spring);
  for (const index of [0, 1]) {
    const time = turn(spring, index);
    if (time > 0 && value(time) > 1) return { time, value: value(time) };
  }
  return null;
}

/** The last moment at which the distance to the target is over `epsilon`.
 * @param {Spring} spring @param {number} epsilon
 */
export function settling(spring, epsilon) {
  const { frequency: w, fraction: z, velocity: v0 } = spring;
  const { value } = course(spring);
  const a = z * w;
  let upper;
  if (Math.abs(z - 1) < 1e-9) {
    upper = (2 * Math.log((2 * (1 + Math.abs(w - v0) / w)) / epsilon)) / w;
  } else if (z < 1) {
    const sine = (a - v0) / (w * Math.sqrt(1 - z * z));
    upper = Math.max(0, Math.log(Math.sqrt(1 + sine * sine) / epsilon)) / a;
  } else {
    const d = w * Math.sqrt(z * z - 1);
    const r1 = (-w * w) / (a + d);
    const c1 = (v0 - a - d) / (2 * d);
    upper = Math.log((Math.abs(c1) + Math.abs(1 + c1) + 1) / epsilon) / -r1;
  }
  /** @type {number[]} */
  const turns = [];
  for (let index = 0; index < 10_000; index += 1) {
    const time = turn(spring, index);
    if (!(time > 0) || time >= upper) break;
    turns.push(time);
  }
  for (;;) {
    const lower = turns.pop() ?? 0;
    if (Math.abs(value(lower) - 1) > epsilon) {
      for (let round = 0, low = lower; round < 100; round += 1) {
        const middle = (low + upper) / 2;
        if (!(middle > low && middle < upper)) break;
        if (Math.abs(value(middle) - 1) > epsilon) low = middle;
        else upper = middle;
      }
      return upper;
    }
    if (lower === 0) return 0;
    upper = lower;
  }
}
