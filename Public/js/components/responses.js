// @ts-check
/** A list of responses that grows and shrinks as they come and go. */

/**
 * @typedef {object} Response
 * @property {string} id
 * @property {string} createdAt
 * @property {string} outcome
 * @property {string} [button]
 * @property {Record<string, unknown>} [values]
 * @property {number} [elapsed]
 * @property {boolean} [test]
 */

/** More rows than these are on pages of their own. */
const rows = 100;

/** @param {unknown} value */
const text = (value) => (Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value : JSON.stringify(value));

/** @param {Response} stored */
function row(stored) {
  const item = document.createElement("li");
  item.className = "response";
  item.dataset.fresh = "";
  item.dataset.response = stored.id;
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

/** @param {HTMLElement} area @param {{ dialog?: string, includesTests: boolean }} options */
export function responseList(area, { dialog, includesTests }) {
  const list = /** @type {HTMLElement} */ (area.querySelector("[data-responses]"));
  const empty = /** @type {HTMLElement} */ (area.querySelector("[data-responses-empty]"));
  const total = area.querySelector("[data-response-total]");
  /** Those that were here, so that an event and an answer to the same one count once. @type {Set<string>} */
  const seen = new Set([...list.children].map((item) => /** @type {HTMLElement} */ (item).dataset.response ?? ""));

  /** @param {number} count */
  function setTotal(count) {
    if (total) total.textContent = String(count);
    empty.hidden = count > 0;
  }

  const count = () => Number(total?.textContent ?? 0);

  /** @param {Response} stored */
  function add(stored) {
    if (seen.has(stored.id) || (stored.test && !includesTests)) return;
    seen.add(stored.id);
    list.prepend(row(stored));
    while (list.children.length > rows) list.lastElementChild?.remove();
    setTotal(count() + 1);
  }

  return {
    add,
    /** @param {import("../live/events.js").LiveEvent} event */
    async take({ type, dialog: its, response = "", path = "" }) {
      if (its !== dialog) return;
      if (type === "response.created" && !seen.has(response)) {
        const reply = await fetch(path);
        if (reply.ok) add(await reply.json());
      } else if (type === "response.deleted") {
        list.querySelector(`[data-response="${CSS.escape(response)}"]`)?.remove();
        setTotal(Math.max(count() - 1, 0));
      } else if (type === "response.cleared") {
        list.replaceChildren();
        setTotal(0);
      }
    },
  };
}
