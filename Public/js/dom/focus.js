// @ts-check
/** Keeps Tab inside: from the last stop to the first, and back. */

const STOPS = 'a[href], button, input, select, textarea, [tabindex="0"]';

/** @param {HTMLElement} element @param {KeyboardEvent} event */
export function cycleFocus(element, event) {
  const candidates = /** @type {HTMLElement[]} */ ([...element.querySelectorAll(STOPS)]);
  const stops = candidates.filter((stop) => isStop(stop, candidates));
  const [first, last] = [stops[0], stops.at(-1)];
  if (!first || !last) return event.preventDefault();
  const active = document.activeElement;
  const isBeforeFirst = !stops.some((stop) => stop === active || isPast(stop, active));
  if (event.shiftKey ? isSame(active, first) || isBeforeFirst : isSame(active, last)) {
    event.preventDefault();
    (event.shiftKey ? last : first).focus();
  }
}

/**
 * A group of radio buttons is one stop: the chosen one, or any while there is none.
 * @param {HTMLElement} stop
 * @param {HTMLElement[]} all
 */
function isStop(stop, all) {
  if (stop.matches(':disabled, [tabindex="-1"]') || !stop.checkVisibility()) return false;
  return !isRadio(stop) || stop.checked || !all.some((other) => isSame(other, stop) && isRadio(other) && other.checked);
}

/** @param {Element | null} element @returns {element is HTMLInputElement} */
const isRadio = (element) => element instanceof HTMLInputElement && element.type === 'radio';

/** @param {Element | null} a @param {Element | null} b */
const isSame = (a, b) => a === b || (isRadio(a) && isRadio(b) && a.name === b.name);

/** @param {Element} stop @param {Element | null} place */
const isPast = (stop, place) =>
  Boolean(place && place.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_PRECEDING);
