// @ts-check
/** CSS cubic-bezier(): progress out of progress in. */

/** @typedef {[x1: number, y1: number, x2: number, y2: number]} Points */

/** @param {number} c1 @param {number} c2 @param {number} s */
const coordinate = (c1, c2, s) => ((1 + 3 * c1 - 3 * c2) * s + 3 * c2 - 6 * c1) * s * s + 3 * c1 * s;

/** @param {number} c1 @param {number} c2 @param {number} s */
const derivative = (c1, c2, s) => 3 * (1 + 3 * c1 - 3 * c2) * s * s + 2 * (3 * c2 - 6 * c1) * s + 3 * c1;

/** The curve's parameter where its x is `progress`: Newton's method inside a shrinking bracket.
 * @param {Points} points @param {number} progress
 */
function parameter([x1, , x2], progress) {
  let [low, high, s] = [0, 1, progress];
  for (let round = 0; round < 60; round += 1) {
    const error = coordinate(x1, x2, s) - progress;
    if (Math.abs(error) < 1e-14) break;
    if (error < 0) low = s;
    else high = s;
    const run = derivative(x1, x2, s);
    const next = run > 0 ? s - error / run : -1;
    s = next > low && next < high ? next : (low + high) / 2;
  }
  return s;
}

/** @param {Points} points @param {number} progress */
export function bezier(points, progress) {
  if (!(progress > 0)) return 0;
  return progress < 1 ? coordinate(points[1], points[3], parameter(points, progress)) : 1;
}

/** The highest point beyond 1, found where the slope changes its sign.
 * @param {Points} points
 */
export function bezierPeak([x1, y1, x2, y2]) {
  const [a, b, c] = [3 * (1 + 3 * y1 - 3 * y2), 2 * (3 * y2 - 6 * y1), 3 * y1];
  const root = Math.sqrt(b * b - 4 * a * c);
  const turns = Math.abs(a) < 1e-12 ? [-c / b] : [(-b - root) / (2 * a), (-b + root) / (2 * a)];
  let best = null;
  for (const s of turns) {
    const value = coordinate(y1, y2, s);
    if (s > 0 && s < 1 && value > 1 + 1e-9 && value > (best?.value ?? 1)) best = { at: coordinate(x1, x2, s), value };
  }
  return best;
}
