// @ts-check
/** Framed stages that live only while they are in sight, a bounded number at once. */

import { pageTheme } from "./theme.js";

const width = 680;
const atMost = 12;

/**
 * @typedef {object} Slot
 * @property {HTMLElement} box
 * @property {boolean} near
 * @property {HTMLIFrameElement | null} frame
 */

/** The address of a stage, in the page's theme and with what else is asked of it.
 * @param {string} address
 * @param {Record<string, string>} [parameters]
 */
export function stageAddress(address, parameters = {}) {
  const url = new URL(address, location.href);
  url.searchParams.set("theme", pageTheme());
  url.searchParams.set("focus", "0");
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  return url.href;
}

/** Keeps the boxes' stages alive while they are near the viewport.
 * @param {Iterable<HTMLElement>} boxes
 */
export function frames(boxes) {
  /** @type {Map<Element, Slot>} */
  const slots = new Map();
  const sizes = new ResizeObserver((entries) => {
    for (const { target, contentRect } of entries) {
      if (target instanceof HTMLElement) target.style.setProperty("--frame-scale", String(contentRect.width / width));
    }
  });
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const slot = slots.get(target);
        if (slot) slot.near = isIntersecting;
      }
      update();
    },
    { rootMargin: "80px 0px" },
  );

  function update() {
    const near = [...slots.values()].filter((slot) => slot.near);
    const middle = innerHeight / 2;
    const distance = (/** @type {Slot} */ slot) => {
      const { top, bottom } = slot.box.getBoundingClientRect();
      return Math.abs((top + bottom) / 2 - middle);
    };
    const wanted = new Set(near.sort((a, b) => distance(a) - distance(b)).slice(0, atMost));
    for (const slot of slots.values()) {
      if (wanted.has(slot)) mount(slot);
      else unmount(slot);
    }
  }

  /** @param {Slot} slot */
  function mount(slot) {
    if (!slot.frame) draw(slot);
  }

  /** A stage on top of the one that is there, which stays until this one can be seen. @param {Slot} slot */
  function draw(slot) {
    const frame = document.createElement("iframe");
    frame.setAttribute("sandbox", "allow-scripts");
    frame.title = "";
    frame.tabIndex = -1;
    frame.inert = true;
    frame.src = stageAddress(slot.box.dataset.frame ?? "", { phase: "settled" });
    frame.addEventListener(
      "load",
      () => {
        if (slot.frame !== frame) return frame.remove();
        frame.toggleAttribute("data-ready", true);
        for (const other of slot.box.querySelectorAll("iframe")) if (other !== frame) other.remove();
      },
      { once: true },
    );
    slot.box.append(frame);
    slot.frame = frame;
  }

  /** @param {Slot} slot */
  function unmount(slot) {
    slot.box.querySelectorAll("iframe").forEach((frame) => frame.remove());
    slot.frame = null;
  }

  /** @param {HTMLElement} box @param {string} type */
  function tell(box, type) {
    slots.get(box)?.frame?.contentWindow?.postMessage({ type }, "*");
  }

  /** @param {HTMLElement} box */
  function add(box) {
    slots.set(box, { box, near: false, frame: null });
    sizes.observe(box);
    sight.observe(box);
  }

  for (const box of boxes) add(box);

  document.addEventListener("dlg-theme", () => {
    for (const slot of slots.values()) unmount(slot);
    update();
  });

  return {
    /** Plays the entrance once.
     * @param {HTMLElement} box
     */
    replay: (box) => tell(box, "stage:replay"),
    /** Back to rest, as it was before.
     * @param {HTMLElement} box
     */
    rest: (box) => tell(box, "stage:settle"),
    refresh: update,
    add,
    /** @param {HTMLElement} box */
    remove(box) {
      sizes.unobserve(box);
      sight.unobserve(box);
      slots.delete(box);
    },
    /** Shows the stage as it is now.
     * @param {HTMLElement} box
     */
    reload(box) {
      const slot = slots.get(box);
      if (slot?.frame) draw(slot);
    },
  };
}
