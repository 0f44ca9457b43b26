// @ts-check
/** Files of the served folder that cannot be read, with the place shown as in the terminal. */

/**
 * @typedef {object} Fault
 * @property {string} file
 * @property {string} [dialog]
 * @property {{ message: string, suggestion?: string, line?: number, column?: number, excerpt?: string }[]} issues
 */

/** @param {string} tag @param {string} className @param {string} text */
function element(tag, className, text) {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
}

/** @param {Fault} fault */
function item({ file, issues }) {
  const made = element("div", "fault", "");
  for (const { message, suggestion, line, column, excerpt } of issues) {
    const place = line ? `${file}:${line}:${column}` : file;
    const words = element("p", "fault-words", "");
    words.append(element("span", "fault-place", place), ` ${message}${suggestion ? `. Did you mean ${suggestion}?` : ""}`);
    made.append(words);
    if (!excerpt) continue;
    const lines = element("pre", "fault-excerpt", excerpt);
    lines.tabIndex = 0;
    lines.setAttribute("role", "group");
    lines.setAttribute("aria-label", "The place in the file");
    made.append(lines);
  }
  return made;
}

/** Shows the faults that matter here, and again whenever asked to.
 * @param {(fault: Fault) => boolean} [matters]
 */
export function faults(matters = () => true) {
  const area = /** @type {HTMLElement} */ (document.querySelector("[data-faults]"));

  async function refresh() {
    try {
      const reply = await fetch("/api/v1/files");
      if (!reply.ok) return;
      /** @type {Fault[]} */
      const found = (await reply.json()).items.filter(matters);
      area.replaceChildren(...found.map(item));
      area.hidden = found.length === 0;
      // Read out once, when there is something new to read.
      area.setAttribute("role", "alert");
    } catch {
      // The page says already that the server is away.
    }
  }

  refresh();
  return { refresh };
}
