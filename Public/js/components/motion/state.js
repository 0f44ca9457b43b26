// @ts-check
/** What the motion panel shows, as it stands in the page's address. */

import { motionOf } from "./curve.js";

/** @import { CurveJSON } from "./curve.js" */

/**
 * @typedef {"enter" | "exit"} Phase
 * @typedef {"surface" | "backdrop"} Part
 * @typedef {object} State
 * @property {boolean} open
 * @property {Phase} phase
 * @property {Part} part Whose curve is at hand.
 * @property {number | null} at Milliseconds; `null` while the stage runs freely.
 * @property {number} speed
 * @property {CurveJSON | null} curve Tried, not applied.
 * @property {number | null} delay Seconds, tried, not applied.
 * @property {CurveJSON | null} compare
 */

export const speeds = [1, 0.5, 0.25, 0.1];

/** Stands for the curve that the definition has.
 * @type {CurveJSON}
 */
export const saved = "saved";

/** @param {string | null} text @returns {CurveJSON | null} */
function curve(text) {
  if (!text || text.length > 2000) return null;
  if (text === saved) return saved;
  try {
    const json = text.startsWith("{") ? JSON.parse(text) : text;
    return motionOf(json) ? json : null;
  } catch {
    return null;
  }
}

/** @param {string | null} text @param {number} most */
function number(text, most) {
  const value = text === null || text === "" ? NaN : Number(text);
  return value >= 0 && value <= most ? value : null;
}

/** What is no value of ours counts as not said.
 * @param {URLSearchParams} query @returns {State}
 */
export function readState(query) {
  const speed = Number(query.get("speed"));
  const tried = curve(query.get("curve"));
  return {
    open: query.get("panel") === "motion",
    phase: query.get("phase") === "exit" ? "exit" : "enter",
    part: query.get("part") === "backdrop" ? "backdrop" : "surface",
    at: number(query.get("at"), 600_000),
    speed: speeds.includes(speed) ? speed : 1,
    curve: tried === saved ? null : tried,
    delay: number(query.get("delay"), 10),
    compare: curve(query.get("compare")),
  };
}

/** @param {State} state @param {URL} address */
export function writeState(state, address) {
  const text = (/** @type {CurveJSON | null} */ json) => (json && typeof json === "object" ? JSON.stringify(json) : json);
  const values = {
    panel: state.open ? "motion" : null,
    phase: state.phase === "exit" ? "exit" : null,
    part: state.part === "backdrop" ? "backdrop" : null,
    at: state.at === null ? null : String(Math.round(state.at * 10) / 10),
    speed: state.speed === 1 ? null : String(state.speed),
    curve: text(state.curve),
    delay: state.delay === null ? null : String(state.delay),
    compare: text(state.compare),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
  }
}
