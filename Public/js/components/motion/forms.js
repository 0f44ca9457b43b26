// @ts-check
/** The three ways to write a spring, and the numbers that each takes. */

import { bounceOf } from "./curve.js";

/** @import { CurveJSON } from "./curve.js" */
/** @import { Spring } from "./spring.js" */

/**
 * @typedef {"response" | "bounce" | "physical"} Form
 *
 * @typedef {object} Parameter
 * @property {string} name In the definition.
 * @property {string} label
 * @property {string} [unit]
 * @property {[number, number]} range That the definition takes.
 * @property {[number, number]} reach Of the slider.
 * @property {number} step
 * @property {boolean} [isLog] The slider goes by ratios.
 * @property {boolean} [isCompact] Without a slider: something else slides it.
 */

/** @type {Record<Form, { label: string, parameters: Parameter[] }>} */
export const forms = {
  response: {
    label: "Response",
    parameters: [
      { name: "response", label: "Response", unit: "s", range: [0.01, 10], reach: [0.05, 3], step: 0.01, isLog: true },
      { name: "dampingFraction", label: "Damping fraction", range: [0.05, 10], reach: [0.05, 2], step: 0.01 },
    ],
  },
  bounce: {
    label: "Bounce",
    parameters: [
      { name: "duration", label: "Duration", unit: "s", range: [0.01, 10], reach: [0.05, 3], step: 0.01, isLog: true },
      { name: "bounce", label: "Bounce", range: [-0.9, 0.95], reach: [-0.9, 0.95], step: 0.01 },
    ],
  },
  physical: {
    label: "Physical",
    parameters: [
      { name: "mass", label: "Mass", range: [0.001, 1000], reach: [0.1, 10], step: 0.1, isLog: true },
      { name: "stiffness", label: "Stiffness", range: [0.001, 100_000], reach: [1, 2000], step: 1, isLog: true },
      { name: "damping", label: "Damping", range: [0.001, 10_000], reach: [0.5, 200], step: 0.5, isLog: true },
      { name: "initialVelocity", label: "Initial velocity", unit: "/s", range: [-100, 100], reach: [-20, 20], step: 0.5 },
    ],
  },
};

/** @param {number} value */
const rounded = (value) => Number(value.toPrecision(5));

/** @param {Exclude<CurveJSON, string>} json @returns {Form} */
export function formOf(json) {
  if (["mass", "stiffness", "damping", "initialVelocity"].some((key) => json[key] != null)) return "physical";
  return json.duration != null || json.bounce != null ? "bounce" : "response";
}

/** A spring in one of its forms; only the physical one keeps a velocity, and only it damps critically at the most.
 * @param {Spring} spring @param {Form} form @param {number} [mass]
 * @returns {Exclude<CurveJSON, string>}
 */
export function written({ frequency: w, fraction, velocity }, form, mass = 1) {
  const response = rounded((2 * Math.PI) / w);
  if (form === "response") return { type: "spring", response, dampingFraction: rounded(fraction) };
  if (form === "bounce") {
    const bounce = Math.min(Math.max(bounceOf(fraction), -0.9), 0.95);
    return { type: "spring", duration: response, bounce: rounded(Math.round(bounce * 1e5) / 1e5) };
  }
  return {
    type: "spring",
    mass,
    stiffness: rounded(mass * w * w),
    damping: rounded(2 * Math.min(fraction, 1) * w * mass),
    initialVelocity: rounded(velocity),
  };
}
