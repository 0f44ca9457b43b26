// @ts-check
/** The API reference: copies examples, and shows every call in the language that was chosen last. */

import { copyButtons } from "../components/copy.js";
import { themeSwitch } from "../components/theme.js";

themeSwitch();
copyButtons();

for (const summary of document.querySelectorAll(".call summary")) {
  summary.addEventListener("click", () => {
    const language = summary.textContent;
    const top = summary.getBoundingClientRect().top;
    // After the browser's own turn of this one.
    requestAnimationFrame(() => {
      for (const other of document.querySelectorAll(".call summary")) {
        if (other !== summary && other.textContent === language) other.parentElement?.setAttribute("open", "");
      }
      scrollBy({ top: summary.getBoundingClientRect().top - top, behavior: "instant" });
    });
  });
}
