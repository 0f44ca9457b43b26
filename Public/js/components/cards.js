// @ts-check
/** The gallery's cards kept in step with the store: made, filled and taken away as dialogs come, change and go. */

/**
 * @typedef {object} Stored
 * @property {string} id
 * @property {number} version
 * @property {{ name: string, kind: string, title?: string, ariaLabel?: string, description?: string, tags: string[],
 *   style: string | { base: string } }} definition
 */

/** @param {Element} card @param {string} selector @param {string} text */
function put(card, selector, text) {
  const place = card.querySelector(selector);
  if (place) place.textContent = text;
}

/** @param {HTMLElement} card @param {Stored} stored */
function fill(card, { id, version, definition }) {
  const { name, kind, title = "", ariaLabel = "", description = "", tags, style } = definition;
  Object.assign(card.dataset, {
    id, kind, version: String(version), tags: tags.join(" "), style: typeof style === "string" ? style : style.base,
    search: [id, name, title, ariaLabel, description, ...tags].join(" "),
  });
  put(card, ".card-link", name);
  put(card, ".card-kind", kind);
  put(card, ".card-description", description);
  put(card, ".card-tags", tags.map((tag) => `${tag} `).join(""));
  card.querySelector(".card-link")?.setAttribute("href", `/dialogs/${id}`);
  const frame = card.querySelector("[data-frame]");
  if (frame instanceof HTMLElement) frame.dataset.frame = `/preview/${id}`;
}

/**
 * @param {HTMLElement} list
 * @param {{ added: (card: HTMLElement) => void, changed: (card: HTMLElement) => void, removed: (card: HTMLElement) => void,
 *   settled: () => void }} told
 */
export function liveCards(list, { added, changed, removed, settled }) {
  const blank = /** @type {HTMLTemplateElement} */ (document.querySelector("[data-card-template]"));
  /** By id, whether it is gone. @type {Map<string, boolean>} */
  const waiting = new Map();
  let isBusy = false;

  /** @param {string} id @returns {HTMLElement | null} */
  const find = (id) => list.querySelector(`[data-card][data-id="${CSS.escape(id)}"]`);

  /** @param {string} id */
  function drop(id) {
    const card = find(id);
    if (!card) return;
    const next = card.contains(document.activeElement) ? (card.nextElementSibling ?? card.previousElementSibling) : null;
    removed(card);
    card.remove();
    next?.querySelector("a")?.focus();
  }

  /** What is stored under an id; `null` where nothing is.
   * @param {string} id @returns {Promise<Stored | null>}
   */
  async function read(id) {
    const reply = await fetch(`/api/v1/dialogs/${id}?view=resolved`);
    if (reply.status === 404) return null;
    if (!reply.ok) throw new Error(String(reply.status));
    return reply.json();
  }

  /** @param {Stored} stored */
  function show(stored) {
    const known = find(stored.id);
    if (known?.dataset.version === String(stored.version)) return;
    const card = known ?? /** @type {HTMLElement} */ (blank.content.querySelector("[data-card]")?.cloneNode(true));
    fill(card, stored);
    if (known) return changed(card);
    list.querySelector(".card-new")?.after(card);
    added(card);
  }

  /** All that waits is read first and shown at once: each new card moves all the others. */
  async function work() {
    if (isBusy) return;
    isBusy = true;
    while (waiting.size > 0) {
      const batch = [...waiting];
      waiting.clear();
      const found = await Promise.allSettled(batch.map(([id, isGone]) => (isGone ? null : read(id))));
      batch.forEach(([id], index) => {
        const result = found[index];
        if (result.status === "rejected") return;
        if (result.value) show(result.value);
        else drop(id);
      });
    }
    isBusy = false;
    settled();
  }

  /** Reads what is there, and brings the cards in line with it. */
  async function compare() {
    /** @type {Map<string, string>} */
    const stored = new Map();
    let next = "/api/v1/dialogs?limit=200&fields=id,version";
    while (next) {
      const page = await (await fetch(next)).json();
      for (const { id, version } of page.items) stored.set(id, String(version));
      next = page.next ?? "";
    }
    for (const card of list.querySelectorAll("[data-card]")) {
      const { id = "", version } = /** @type {HTMLElement} */ (card).dataset;
      if (stored.get(id) !== version) waiting.set(id, !stored.has(id));
      stored.delete(id);
    }
    for (const id of stored.keys()) waiting.set(id, false);
    await work();
  }

  return {
    /** @param {import("../live/events.js").LiveEvent} event */
    take({ type, dialog }) {
      if (type === "reset") return void compare().catch(() => {});
      if (!type.startsWith("dialog.") || !dialog) return;
      // The latest counts: what was deleted and made again is read.
      waiting.set(dialog, type === "dialog.deleted");
      work();
    },
  };
}
