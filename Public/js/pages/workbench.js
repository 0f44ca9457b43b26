// @ts-check
/** The workbench: settings of the stage in the address, the definition edited and checked, answers stored as they come. */

import { stageAddress } from "../components/frames.js";
import { copyButtons } from "../components/copy.js";
import { answer } from "../components/answer.js";
import { definitionEditor } from "../components/editor.js";
import { themeSwitch } from "../components/theme.js";

themeSwitch();
copyButtons();

const bench = /** @type {HTMLElement} */ (document.querySelector("[data-workbench]"));
const frame = /** @type {HTMLIFrameElement} */ (bench.querySelector("[data-stage-frame]"));
const settings = /** @type {NodeListOf<HTMLSelectElement>} */ (bench.querySelectorAll("[data-setting]"));
const alone = /** @type {HTMLAnchorElement} */ (bench.querySelector("[data-open-stage]"));
const stage = bench.dataset.stage ?? "";

/** @returns {Record<string, string>} */
function chosen() {
  /** @type {Record<string, string>} */
  const values = {};
  for (const { dataset, value } of settings) if (value && dataset.setting) values[dataset.setting] = value;
  return values;
}

function play() {
  const { width, ...parameters } = chosen();
  frame.style.setProperty("--stage-width", width ? `${width}px` : "none");
  const address = stageAddress(stage, parameters);
  alone.href = address;
  frame.src = address;
}

function restore() {
  const parameters = new URL(location.href).searchParams;
  for (const select of settings) {
    const value = parameters.get(select.dataset.setting ?? "") ?? "";
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
}

function remember() {
  const address = new URL(location.href);
  for (const { dataset, value } of settings) {
    if (!dataset.setting) continue;
    if (value) address.searchParams.set(dataset.setting, value);
    else address.searchParams.delete(dataset.setting);
  }
  history.replaceState(null, "", address);
  play();
}

for (const select of settings) select.addEventListener("change", remember);
bench.querySelector("[data-replay]")?.addEventListener("click", play);
document.addEventListener("dlg-theme", () => {
  if (!chosen().theme) play();
});
document.addEventListener("keydown", (event) => {
  const busy = event.target instanceof Element && event.target.closest("input, textarea, select, button, a, summary");
  if (event.key === " " && !busy) {
    event.preventDefault();
    play();
  }
});

const answers = answer(bench);
addEventListener("message", (event) => {
  if (event.source !== frame.contentWindow) return;
  if (event.data?.type === "dialog:close") answers.store(event.data);
});

definitionEditor(bench, play);
restore();
if (Object.keys(chosen()).length > 0 || document.documentElement.dataset.theme) play();
