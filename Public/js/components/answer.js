// @ts-check
/** Stores what was answered in the framed stage, and shows it on top of the list. */

/**
 * @typedef {object} Answer
 * @property {string} outcome
 * @property {string} [button]
 * @property {Record<string, unknown>} [values]
 * @property {number} [elapsed]
 */

/** @param {HTMLElement} bench @param {(stored: import("./responses.js").Response) => void} stored */
export function answer(bench, stored) {
  const empty = /** @type {HTMLElement} */ (bench.querySelector("[data-responses-empty]"));
  return {
    /** @param {Answer} given */
    async store({ outcome, button, values, elapsed }) {
      try {
        const reply = await fetch(bench.dataset.responsesApi ?? "", {
          method: "POST",
          headers: { "Content-Type": "application/json", "Idempotency-Key": crypto.randomUUID() },
          body: JSON.stringify({ outcome, button, values, elapsed }),
        });
        const body = await reply.json();
        if (!reply.ok) throw new Error(body.detail ?? body.title);
        stored(body);
      } catch (error) {
        empty.hidden = false;
        empty.textContent = `The answer could not be stored. ${error instanceof Error ? error.message : ""}`;
      }
    },
  };
}
