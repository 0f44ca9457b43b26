// @ts-check
/** The gallery: live thumbnails, search and filters kept in the address, arrows between cards. */

import { liveCards } from "../components/cards.js";
import { faults } from "../components/faults.js";
import { frames } from "../components/frames.js";
import { themeSwitch } from "../components/theme.js";
import { live } from "../live/live.js";

themeSwitch();

const field = /** @type {HTMLInputElement} */ (document.querySelector("[data-search-field]"));
const kinds = /** @type {NodeListOf<HTMLInputElement>} */ (document.querySelectorAll("[data-filter=kind] input"));
const tag = /** @type {HTMLSelectElement} */ (document.querySelector("[data-filter=tag]"));
const style = /** @type {HTMLSelectElement} */ (document.querySelector("[data-filter=style]"));
const count = document.querySelector("[data-count]");
const empty = /** @type {HTMLElement} */ (document.querySelector("[data-empty]"));
const list = /** @type {HTMLElement} */ (document.querySelector("[data-cards]"));

/** @returns {HTMLElement[]} */
const allCards = () => [...list.querySelectorAll("[data-card]")].filter((card) => card instanceof HTMLElement);
/** @param {HTMLElement} card @returns {HTMLElement | null} */
const boxOf = (card) => card.querySelector("[data-frame]");
const stages = frames(allCards().flatMap((card) => boxOf(card) ?? []));

const kind = () => [...kinds].find((input) => input.checked)?.value ?? "";

function filter() {
  const words = field.value.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const cards = allCards();
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

/** @param {HTMLElement} card */
function wire(card) {
  const box = boxOf(card);
  if (!box) return;
  card.addEventListener("pointerenter", (event) => event.pointerType === "mouse" && stages.replay(box));
  card.addEventListener("pointerleave", () => stages.rest(box));
  card.addEventListener("focusin", (event) => {
    if (event.target instanceof Element && event.target.matches(":focus-visible")) stages.replay(box);
  });
  card.addEventListener("focusout", () => stages.rest(box));
}

allCards().forEach(wire);

/** The numbers beside the filters, after cards have come or gone. */
function recount() {
  const cards = allCards();
  for (const input of kinds) {
    const number = cards.filter(({ dataset }) => !input.value || dataset.kind === input.value).length;
    const place = input.parentElement?.querySelector(".chip-count");
    if (place) place.textContent = String(number);
  }
  options(tag, cards.flatMap(({ dataset }) => dataset.tags?.split(" ").filter(Boolean) ?? []));
  options(style, cards.flatMap(({ dataset }) => dataset.style ?? []));
  filter();
}

/** @param {HTMLSelectElement} select @param {string[]} names */
function options(select, names) {
  for (const option of [...select.options]) {
    if (!option.value) continue;
    const number = names.filter((name) => name === option.value).length;
    option.textContent = `${option.value} (${number})`;
    if (number === 0 && !option.selected) option.remove();
  }
  for (const name of new Set(names)) {
    if ([...select.options].some(({ value }) => value === name)) continue;
    select.add(new Option(`${name} (${names.filter((other) => other === name).length})`, name));
  }
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

/** @param {(box: HTMLElement) => void} act */
const onBox = (act) => (/** @type {HTMLElement} */ card) => {
  const box = boxOf(card);
  if (box) act(box);
};
const reload = onBox(stages.reload);
const fresh = liveCards(list, {
  added(card) {
    wire(card);
    onBox(stages.add)(card);
  },
  changed: reload,
  removed: onBox(stages.remove),
  settled: recount,
});
const broken = faults();
live((event) => {
  fresh.take(event);
  if (event.type.startsWith("style.")) allCards().filter(({ dataset }) => dataset.style === event.style).forEach(reload);
  if (event.type.startsWith("file.") || event.type === "reset") broken.refresh();
});
