// @ts-check
/** Stores what was answered in the framed stage, and shows it on top of the list. */

/**
 * @typedef {object} Answer
 * @property {string} outcome
 * @property {string} [button]
 * @property {Record<string, unknown>} [values]
 * @property {number} [elapsed]
 */

/** @param {unknown} value */
const text = (value) => (Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : JSON.stringify(value));

/** One row of the list, built from the stored answer.
 * @param {Answer & { createdAt: string }} stored
 */
function row(stored) {
  const item = document.createElement("li");
  item.className = "response";
  item.dataset.fresh = "";
  const head = document.createElement("p");
  head.className = "response-head";
  const what = document.createElement("strong");
  what.textContent = stored.button ? `${stored.outcome} · ${stored.button}` : stored.outcome;
  const when = document.createElement("span");
  when.className = "response-time";
  const time = document.createElement("time");
  time.dateTime = time.textContent = stored.createdAt;
  if (typeof stored.elapsed === "number") when.append(`${stored.elapsed.toFixed(1)} s · `);
  when.append(time);
  head.append(what, " ", when);
  item.append(head);
  const entries = Object.entries(stored.values ?? {});
  if (entries.length > 0) {
    const list = document.createElement("dl");
    list.className = "response-values";
    for (const [name, value] of entries) {
      const pair = document.createElement("div");
      const term = document.createElement("dt");
      const description = document.createElement("dd");
      term.textContent = name;
      description.dir = "auto";
      description.textContent = text(value);
      pair.append(term, description);
      list.append(pair);
    }
    item.append(list);
  }
  return item;
}

/** @param {HTMLElement} bench */
export function answer(bench) {
  const list = /** @type {HTMLElement} */ (bench.querySelector("[data-responses]"));
  const empty = /** @type {HTMLElement} */ (bench.querySelector("[data-responses-empty]"));
  const total = bench.querySelector("[data-response-total]");
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
        list.prepend(row(body));
        empty.hidden = true;
        if (total) total.textContent = String(Number(total.textContent) + 1);
      } catch (error) {
        empty.hidden = false;
        empty.textContent = `The answer could not be stored. ${error instanceof Error ? error.message : ""}`;
      }
    },
  };
}
