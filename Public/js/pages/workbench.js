// @ts-check
/** The workbench: settings of the stage in the address, the definition edited and checked, answers stored as they come. */

import { stageAddress } from "../components/frames.js";
import { copyButtons } from "../components/copy.js";
import { answer } from "../components/answer.js";
import { definitionEditor } from "../components/editor.js";
import { faults } from "../components/faults.js";
import { responseList } from "../components/responses.js";
import { motionPanel } from "../components/motion/panel.js";
import { themeSwitch } from "../components/theme.js";
import { live } from "../live/live.js";

themeSwitch();
copyButtons();

const bench = /** @type {HTMLElement} */ (document.querySelector("[data-workbench]"));
const frame = /** @type {HTMLIFrameElement} */ (bench.querySelector("[data-stage-frame]"));
const settings = /** @type {NodeListOf<HTMLSelectElement>} */ (bench.querySelectorAll("[data-setting]"));
const alone = /** @type {HTMLAnchorElement} */ (bench.querySelector("[data-open-stage]"));
const stage = bench.dataset.stage ?? "";

const motion = motionPanel(bench, { frame, direction: () => chosen().dir ?? "", changed: () => (alone.href = address()) });

/** @returns {Record<string, string>} */
function chosen() {
  /** @type {Record<string, string>} */
  const values = {};
  for (const { dataset, value } of settings) if (value && dataset.setting) values[dataset.setting] = value;
  return values;
}

function address() {
  const { width, ...parameters } = chosen();
  return stageAddress(stage, { ...parameters, ...motion.override() });
}

function play() {
  const { width } = chosen();
  frame.style.setProperty("--stage-width", width ? `${width}px` : "none");
  alone.href = frame.src = address();
}

function restore() {
  const parameters = new URL(location.href).searchParams;
  for (const select of settings) {
    const value = parameters.get(select.dataset.setting ?? "") ?? "";
    if ([...select.options].some((option) => option.value === value)) select.value = value;
  }
}

function remember() {
  const here = new URL(location.href);
  for (const { dataset, value } of settings) {
    if (!dataset.setting) continue;
    if (value) here.searchParams.set(dataset.setting, value);
    else here.searchParams.delete(dataset.setting);
  }
  history.replaceState(null, "", here);
  play();
  motion.refresh();
}

for (const select of settings) select.addEventListener("change", remember);
bench.querySelector("[data-replay]")?.addEventListener("click", () => (motion.isOpen ? motion.replay() : play()));
document.addEventListener("dlg-theme", () => {
  if (!chosen().theme) play();
});
document.addEventListener("keydown", (event) => {
  const busy = event.target instanceof Element && event.target.closest("input, textarea, select, button, a, summary");
  if (event.key === " " && !busy && !event.defaultPrevented) {
    event.preventDefault();
    play();
  }
});

const { id } = bench.dataset;
const responses = responseList(bench, { dialog: id, includesTests: true });
const answers = answer(bench, responses.add);
addEventListener("message", (event) => {
  if (event.source !== frame.contentWindow) return;
  if (event.data?.type === "dialog:close") answers.store(event.data);
});

let isLoading = false;
let isOutdated = false;
frame.addEventListener("load", () => {
  isLoading = false;
  if (isOutdated) {
    isOutdated = false;
    refresh();
  }
});

/** Shows what was changed elsewhere, at rest: nobody asked for the entrance. */
function refresh() {
  // A frame that is sent where it is going already may stay with what it has begun to load.
  if (isLoading) {
    isOutdated = true;
    return;
  }
  isLoading = true;
  const { width, ...parameters } = chosen();
  frame.src = stageAddress(stage, { ...parameters, ...motion.override(), phase: "settled" });
  motion.refresh();
}

const editor = definitionEditor(bench, play);
if (id) {
  const broken = faults((fault) => !fault.dialog || fault.dialog === id);
  live((event) => {
    if (event.type === "reset" || (event.type.startsWith("dialog.") && event.dialog === id)) {
      // The stage need not wait for the text.
      const isEarly = event.type === "dialog.updated" && editor.isBehind(event.version);
      if (isEarly) refresh();
      editor.follow(event.type === "dialog.deleted", isEarly ? () => {} : refresh);
    }
    if (event.type.startsWith("style.")) refresh();
    if (event.type.startsWith("file.") || event.type === "reset") broken.refresh();
    responses.take(event);
  });
}
restore();
if (Object.keys(chosen()).length > 0 || document.documentElement.dataset.theme) play();
