// @ts-check
/** What the server makes of a definition's motion: asked for at most once at a time, the latest question last. */

/** @import { CurveJSON } from "./curve.js" */
/** @import { Definition } from "./definition.js" */
/** @import { Track } from "./tracks.js" */

/**
 * @typedef {object} CurveFacts
 * @property {string} swiftUI
 * @property {number} duration
 * @property {number} settled
 * @property {number} intervals
 * @property {number} error
 * @property {any} token
 *
 * @typedef {object} PhaseFacts
 * @property {number} duration
 * @property {number} delay
 * @property {CurveFacts | null} curve
 * @property {string | null} swiftUI
 * @property {Track[]} tracks
 * @property {string} css
 *
 * @typedef {object} Facts
 * @property {{ [key: string]: any }} animation
 * @property {string} css
 * @property {PhaseFacts} enter
 * @property {PhaseFacts} exit
 * @property {CurveFacts | null} backdrop
 */

/** @param {string} address @param {(facts: Facts) => void} answered @param {(words: string) => void} failed */
export function motionFacts(address, answered, failed) {
  /** @type {{ definition: Definition, query: string } | null} */
  let next = null;
  let isAsking = false;

  async function run() {
    isAsking = true;
    while (next) {
      const { definition, query } = next;
      next = null;
      try {
        const reply = await fetch(`${address}${query}`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(definition),
        });
        const body = await reply.json();
        if (reply.ok) answered(body);
        else failed(body.errors?.[0]?.detail ?? body.detail ?? body.title);
      } catch {
        failed("The server does not answer.");
      }
    }
    isAsking = false;
  }

  /** @param {Definition} definition @param {string} query */
  return (definition, query) => {
    next = { definition, query };
    if (!isAsking) run();
  };
}
