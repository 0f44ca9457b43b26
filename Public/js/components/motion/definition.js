// @ts-check
/** A definition with another curve in it, whichever short form its animation is written in. */

/** @import { CurveJSON } from "./curve.js" */
/** @import { Part, Phase } from "./state.js" */

/**
 * @typedef {{ [key: string]: any }} Definition
 * @typedef {{ curve?: CurveJSON | null, delay?: number | null }} Change
 */

/** @param {Definition} definition @param {Phase} phase @param {Part} part @param {Change} change @returns {Definition} */
export function changing(definition, phase, part, { curve, delay }) {
  if (curve == null && delay == null) return definition;
  const animation = { ...definition.animation };
  const key = part === "backdrop" ? "backdrop" : phase;
  const before = animation[key];
  /** @type {Definition} */
  let next = {};
  if (part === "backdrop") {
    const isWhole = before && typeof before === "object" && !("type" in before);
    if (isWhole) next = { ...before };
    else if (before && before !== "none") next = { curve: before };
  } else if (typeof before === "string" || Array.isArray(before)) {
    next = { effects: [before].flat() };
  } else if (before) {
    next = { ...before };
  }
  if (curve != null) next.curve = curve;
  if (delay != null) next.delay = delay;
  if (!next.delay) delete next.delay;
  animation[key] = part === "backdrop" && next.curve && !next.delay ? next.curve : next;
  return { ...definition, animation };
}
