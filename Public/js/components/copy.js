// @ts-check
/** Buttons that copy a snippet and say so. */

/** @param {ParentNode} [root] */
export function copyButtons(root = document) {
  for (const button of root.querySelectorAll("[data-copy]")) {
    if (!(button instanceof HTMLButtonElement)) continue;
    const label = button.textContent;
    button.addEventListener("click", async () => {
      const source = root.querySelector(`[data-copy-source="${button.dataset.copy}"]`);
      try {
        await navigator.clipboard.writeText(source?.textContent ?? "");
        button.textContent = "Copied";
      } catch {
        getSelection()?.selectAllChildren(source ?? button);
        button.textContent = "Selected: copy with the keyboard";
      }
      setTimeout(() => (button.textContent = label), 1600);
    });
  }
}
