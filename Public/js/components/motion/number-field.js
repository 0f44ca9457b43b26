// @ts-check
/** A number to type, to step by arrow keys, to scrub by dragging its label, and to slide. */

/** @import { Parameter } from "./forms.js" */

let serial = 0;

/** @param {number} value */
const plain = (value) => String(Number(value.toFixed(4)));

/**
 * @param {Parameter} parameter
 * @param {(value: number) => void} changed
 * @param {() => void} reset Asked for by a double click on the label.
 */
export function numberField({ label, unit, range: [least, most], reach: [low, high], step, isLog, isCompact }, changed, reset) {
  const id = `motion-number-${(serial += 1)}`;
  const element = document.createElement("div");
  element.className = "number";
  const name = document.createElement("label");
  name.className = "number-label";
  name.htmlFor = id;
  name.textContent = label;
  name.title = "Drag to change, double click to reset";
  const slider = document.createElement("input");
  Object.assign(slider, { type: "range", min: "0", max: "1", step: "any", className: "number-slider" });
  slider.setAttribute("aria-label", label);
  const box = document.createElement("span");
  box.className = "number-box";
  const input = document.createElement("input");
  Object.assign(input, { id, type: "text", inputMode: "decimal", autocomplete: "off", className: "number-input" });
  box.append(input);
  if (unit) {
    const suffix = document.createElement("span");
    suffix.className = "number-unit";
    suffix.textContent = unit;
    box.append(suffix);
  }
  element.append(name, ...(isCompact ? [] : [slider]), box);
  element.toggleAttribute("data-compact", isCompact === true);

  let value = least;
  const toSlider = (/** @type {number} */ number) =>
    isLog ? Math.log(number / low) / Math.log(high / low) : (number - low) / (high - low);
  const fromSlider = (/** @type {number} */ part) => (isLog ? low * (high / low) ** part : low + (high - low) * part);
  /** To the step, finer where the number is small. @param {number} number */
  const stepped = (number) => {
    const grain = isLog && Math.abs(number) < step * 20 ? step / 10 : step;
    return Math.round(number / grain) * grain;
  };

  /** @param {number} number */
  function show(number) {
    value = number;
    if (document.activeElement !== input || input.value === "" || Number(input.value) !== number) input.value = plain(number);
    slider.value = String(Math.min(Math.max(toSlider(number), 0), 1));
    slider.setAttribute("aria-valuetext", unit ? `${plain(number)} ${unit}` : plain(number));
    slider.style.setProperty("--part", slider.value);
    input.removeAttribute("aria-invalid");
  }

  /** @param {number} number */
  function take(number) {
    const next = Math.min(Math.max(Number(number.toFixed(4)), least), most);
    show(next);
    changed(next);
  }

  slider.addEventListener("input", () => take(stepped(fromSlider(Number(slider.value)))));
  slider.addEventListener("keydown", (event) => {
    const way = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (!way) return;
    event.preventDefault();
    take(value + way * step * (event.shiftKey ? 10 : 1));
  });
  input.addEventListener("input", () => {
    const typed = Number(input.value.replace(",", "."));
    const fits = input.value.trim() !== "" && typed >= least && typed <= most;
    input.setAttribute("aria-invalid", String(!fits));
    input.title = fits ? "" : `From ${plain(least)} to ${plain(most)}`;
    if (!fits) return;
    value = typed;
    slider.value = String(Math.min(Math.max(toSlider(typed), 0), 1));
    slider.style.setProperty("--part", slider.value);
    changed(typed);
  });
  let before = least;
  input.addEventListener("focus", () => {
    before = value;
    input.select();
  });
  input.addEventListener("blur", () => show(value));
  input.addEventListener("keydown", (event) => {
    if (event.key === "Escape") take(before);
    if (event.key === "Enter") input.select();
    const way = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    take(value + way * step * (event.shiftKey ? 10 : event.altKey ? 0.1 : 1));
  });

  name.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    name.setPointerCapture(event.pointerId);
    const [start, from] = [event.clientX, value];
    let moved = false;
    const move = (/** @type {PointerEvent} */ { clientX, shiftKey }) => {
      if (Math.abs(clientX - start) < 3 && !moved) return;
      moved = true;
      const way = ((clientX - start) / 200) * (shiftKey ? 0.1 : 1);
      take(stepped(isLog ? from * (high / low) ** way : from + (high - low) * way));
    };
    name.addEventListener("pointermove", move);
    name.addEventListener("lostpointercapture", () => name.removeEventListener("pointermove", move), { once: true });
    name.addEventListener("click", (click) => moved && click.preventDefault(), { once: true });
  });
  // A label hands its click on to its field, after which Firefox counts from one again: no dblclick.
  let clicked = -Infinity;
  name.addEventListener("click", ({ timeStamp }) => {
    if (timeStamp - clicked < 500) reset();
    clicked = timeStamp;
  });

  return { element, show };
}
