// @ts-check
/** The definition as JSON: checked by the server as one types, saved with the version it was read at. */

/**
 * @typedef {object} Issue
 * @property {string} [pointer]
 * @property {string} [message]
 * @property {string} [detail]
 * @property {string} [suggestion]
 * @property {number} [line]
 * @property {number} [column]
 */

/** @param {HTMLElement} bench @param {() => void} saved */
export function definitionEditor(bench, saved) {
  const editor = /** @type {HTMLTextAreaElement} */ (bench.querySelector("[data-editor]"));
  const issues = /** @type {HTMLElement} */ (bench.querySelector("[data-issues]"));
  const status = /** @type {HTMLElement} */ (bench.querySelector("[data-editor-status]"));
  const save = /** @type {HTMLButtonElement} */ (bench.querySelector("[data-save]"));
  const revert = /** @type {HTMLButtonElement} */ (bench.querySelector("[data-revert]"));
  const version = document.querySelector("[data-version]");
  const theirs = /** @type {HTMLButtonElement} */ (bench.querySelector("[data-theirs]"));
  const mine = /** @type {HTMLButtonElement} */ (bench.querySelector("[data-mine]"));
  let etag = bench.dataset.etag ?? "";
  let stored = editor.value;
  let round = 0;
  let saving = Promise.resolve();
  let isSaving = false;
  /** What was stored elsewhere while something else stood here. @type {{ text: string, etag: string, words: string } | null} */
  let other = null;

  /** @param {string} words @param {string} [tone] */
  function say(words, tone = "") {
    status.textContent = words;
    status.dataset.tone = tone;
  }

  /** @param {Issue[]} found */
  function show(found) {
    issues.hidden = found.length === 0;
    editor.setAttribute("aria-invalid", String(found.length > 0));
    issues.replaceChildren(
      ...found.map((issue) => {
        const item = document.createElement("li");
        const place = document.createElement("button");
        place.type = "button";
        place.className = "issue-place";
        place.textContent = issue.line ? `${issue.line}:${issue.column}` : (issue.pointer ?? "");
        place.addEventListener("click", () => goTo(issue));
        const hint = issue.suggestion ? ` Did you mean ${issue.suggestion}?` : "";
        item.append(place, ` ${issue.detail ?? issue.message ?? ""}${hint}`);
        return item;
      }),
    );
  }

  /** @param {Issue} issue */
  function goTo({ line = 1, column = 1 }) {
    const before = editor.value.split("\n").slice(0, line - 1);
    const start = before.reduce((length, text) => length + text.length + 1, 0);
    const inLine = [...(editor.value.split("\n")[line - 1] ?? "")].slice(0, column - 1).join("").length;
    editor.focus();
    editor.setSelectionRange(start + inLine, start + inLine + 1);
  }

  /** @param {string} address @param {string} method @param {Record<string, string>} [headers] */
  const send = (address, method, headers = {}) =>
    fetch(address, { method, headers: { "Content-Type": "application/json", ...headers }, body: editor.value });

  async function check() {
    const changed = editor.value !== stored;
    revert.hidden = !changed;
    save.disabled = !changed;
    if (other) say(other.words, "danger");
    else say(changed ? "Not saved" : "");
    const current = ++round;
    try {
      const reply = await send("/api/v1/validate", "POST");
      const body = await reply.json();
      if (current !== round) return;
      const found = reply.ok ? (body.issues ?? []) : (body.errors ?? []);
      show(found);
      const wrong = !reply.ok || body.valid === false;
      if (wrong) {
        save.disabled = true;
        say(found.length === 1 ? "1 problem" : `${found.length} problems`, "danger");
      }
    } catch {
      say("The server does not answer. Your text is kept here.", "danger");
    }
  }

  async function store() {
    save.disabled = true;
    try {
      const reply = await send(bench.dataset.api ?? "", "PUT", etag ? { "If-Match": etag } : {});
      const body = await reply.json();
      if (reply.status === 412) return say("A newer version was stored elsewhere.", "danger");
      if (!reply.ok) {
        show(body.errors ?? []);
        return say(body.detail ?? body.title, "danger");
      }
      etag = reply.headers.get("ETag") ?? "";
      stored = editor.value;
      revert.hidden = true;
      if (version) version.textContent = String(body.version);
      say("Saved", "success");
      saved();
    } catch {
      save.disabled = false;
      say("The server does not answer. Your text is kept here.", "danger");
    }
  }

  /** Takes over what was stored elsewhere; a text that is not saved yet stays, and its author decides.
   * @param {boolean} isGone @param {() => void} changed
   */
  async function follow(isGone, changed) {
    await saving;
    const reply = isGone ? null : await fetch(bench.dataset.api ?? "", { cache: "no-store" }).catch(() => null);
    if (isGone || reply?.status === 404) {
      etag = "";
      save.disabled = false;
      return say("Deleted elsewhere. Saving stores it again.", "danger");
    }
    if (!reply?.ok) return;
    // A compressed answer has a tag of its own, made from the document's.
    const tag = (reply.headers.get("ETag") ?? "").replace(/-(gzip|br)"$/, '"');
    if (tag === etag || tag === other?.etag) return;
    const body = await reply.json();
    const text = JSON.stringify(body.definition, null, 2);
    if (version) version.textContent = String(body.version);
    if (editor.value === stored) {
      adopt(text, tag);
      say(`Changed elsewhere, now version ${body.version}`, "success");
    } else {
      other = { text, etag: tag, words: `Version ${body.version} was stored elsewhere. Your text is kept here.` };
      offer(true);
      say(other.words, "danger");
    }
    changed();
  }

  /** @param {string} text @param {string} tag */
  function adopt(text, tag) {
    etag = tag;
    const { selectionStart, selectionEnd, scrollTop } = editor;
    stored = editor.value = text;
    editor.setSelectionRange(selectionStart, selectionEnd);
    editor.scrollTop = scrollTop;
    save.disabled = revert.hidden = true;
    offer(false);
    show([]);
  }

  /** @param {boolean} isOpen */
  function offer(isOpen) {
    theirs.hidden = mine.hidden = !isOpen;
    if (!isOpen) other = null;
  }

  theirs.addEventListener("click", () => {
    if (other) adopt(other.text, other.etag);
    say("");
    editor.focus();
  });
  mine.addEventListener("click", () => {
    if (other) [stored, etag] = [other.text, other.etag];
    offer(false);
    editor.focus();
    check();
  });

  let pause = 0;
  editor.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(check, 150);
  });
  function saveNow() {
    isSaving = true;
    saving = store().finally(() => (isSaving = false));
  }
  save.addEventListener("click", saveNow);
  revert.addEventListener("click", () => {
    editor.value = stored;
    check();
  });
  editor.addEventListener("keydown", (event) => {
    if (event.key === "s" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      if (!save.disabled) saveNow();
    }
  });
  addEventListener("beforeunload", (event) => {
    if (editor.value !== stored) event.preventDefault();
  });

  return {
    follow,
    /** Whether a version is known to be another's, and later than the one that is shown.
     * @param {number} [other]
     */
    isBehind: (other = 0) => !isSaving && other > Number(version?.textContent ?? 0),
  };
}
