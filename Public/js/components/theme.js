// @ts-check
/** The theme of our own pages, remembered; the dialogs' own theme is the stage's business. */

const key = "dlg-theme";

/** @returns {string} */
function remembered() {
  try {
    return localStorage.getItem(key) ?? "auto";
  } catch {
    return "auto";
  }
}

/** @param {string} theme */
function apply(theme) {
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
  document.dispatchEvent(new CustomEvent("dlg-theme", { detail: theme }));
}

/** @param {ParentNode} [root] */
export function themeSwitch(root = document) {
  const theme = remembered();
  apply(theme);
  for (const input of root.querySelectorAll("[data-theme-switch] input")) {
    if (!(input instanceof HTMLInputElement)) continue;
    input.checked = input.value === theme;
    input.addEventListener("change", () => {
      try {
        localStorage.setItem(key, input.value);
      } catch {
        // A browser that keeps nothing still changes the page.
      }
      apply(input.value);
    });
  }
}

/** @returns {"light" | "dark" | "auto"} */
export function pageTheme() {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "auto";
}
