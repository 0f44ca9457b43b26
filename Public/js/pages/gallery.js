// @ts-check
/** The gallery: live thumbnails, search and filters kept in the address, arrows between cards. */

import { frames } from "../components/frames.js";
import { themeSwitch } from "../components/theme.js";

themeSwitch();

/** @type {HTMLElement[]} */
const cards = [...document.querySelectorAll("[data-card]")].filter((card) => card instanceof HTMLElement);
const boxes = [...document.querySelectorAll("[data-frame]")].filter((box) => box instanceof HTMLElement);
const stages = frames(boxes);

const field = /** @type {HTMLInputElement} */ (document.querySelector("[data-search-field]"));
const kinds = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-filter=kind] input"));
const tag = /** @type {HTMLSelectElement} */ (document.querySelector("[data-filter=tag]"));
const style = /** @type {HTMLSelectElement} */ (document.querySelector("[data-filter=style]"));
const count = document.querySelector("[data-count]");
const empty = /** @type {HTMLElement} */ (document.querySelector("[data-empty]"));
const list = /** @type {HTMLElement} */ (document.querySelector("[data-cards]"));

const kind = () => [...kinds].find((input) => input.checked)?.value ?? "";

function filter() {
  const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    const { search = "", tags = "", kind: itsKind, style: itsStyle } = card.dataset;
    const text = search.toLocaleLowerCase();
    const fits =
      words.every((word) => text.includes(word)) &&
      (!kind() || itsKind === kind()) &&
      (!tag.value || tags.split(" ").includes(tag.value)) &&
      (!style.value || itsStyle === style.value);
    card.hidden = !fits;
    if (fits) shown += 1;
  }
  tag.toggleAttribute("data-active", tag.value !== "");
  style.toggleAttribute("data-active", style.value !== "");
  empty.hidden = shown > 0;
  list.hidden = shown === 0;
  if (count) count.textContent = shown === cards.length ? `${shown} dialogs` : `${shown} of ${cards.length} dialogs`;
  stages.refresh();
}

function remember() {
  const address = new URL(location.href);
  for (const [name, value] of Object.entries({ q: field.value, kind: kind(), tag: tag.value, style: style.value })) {
    if (value) address.searchParams.set(name, value);
    else address.searchParams.delete(name);
  }
  history.replaceState(null, "", address);
  filter();
}

function restore() {
  const parameters = new URL(location.href).searchParams;
  field.value = parameters.get("q") ?? "";
  tag.value = parameters.get("tag") ?? "";
  style.value = parameters.get("style") ?? "";
  const wanted = parameters.get("kind") ?? "";
  for (const input of kinds) input.checked = input.value === wanted;
  filter();
}

function clear() {
  field.value = tag.value = style.value = "";
  for (const input of kinds) input.checked = input.value === "";
  remember();
}

field.addEventListener("input", remember);
field.form?.addEventListener("submit", (event) => event.preventDefault());
for (const control of [...kinds, tag, style]) control.addEventListener("change", remember);
document.querySelector("[data-clear]")?.addEventListener("click", () => {
  clear();
  field.focus();
});

for (const card of cards) {
  const box = card.querySelector("[data-frame]");
  if (!(box instanceof HTMLElement)) continue;
  card.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && stages.replay(box));
  card.addEventListener("pointerleave", () => stages.rest(box));
  card.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) stages.replay(box);
  });
  card.addEventListener("focusout", () => stages.rest(box));
}

/** The card in the given direction from the focused one, by the columns as they stand.
 * @param {string} key
 */
function neighbour(key) {
  const links = [...list.querySelectorAll(".card:not([hidden]) .card-link")];
  const at = links.findIndex((link) => link === document.activeElement);
  if (at < 0) return null;
  const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
  const sign = getComputedStyle(list).direction === "rtl" ? -1 : 1;
  const step = { ArrowRight: sign, ArrowLeft: -sign, ArrowDown: columns, ArrowUp: -columns }[key] ?? 0;
  return step ? links[at + step] : null;
}

document.addEventListener("keydown", (event) => {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const typing = event.target instanceof Element && event.target.matches("input[type=search], textarea, select");
  if (event.key === "Escape" && event.target === field && field.value) {
    field.value = "";
    remember();
  } else if (event.key === "/" && !typing) {
    event.preventDefault();
    field.focus();
    field.select();
  } else if (!typing) {
    const next = neighbour(event.key);
    if (next instanceof HTMLElement) {
      event.preventDefault();
      next.focus();
    }
  }
});

addEventListener("popstate", restore);
restore();
