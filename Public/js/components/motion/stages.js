// @ts-check
/** The framed stages that show the motion: the one at hand, and beside it the one to compare. */

/**
 * @typedef {{ phase: string, at: number, end: number, playing: boolean }} Moment
 */

/** @param {HTMLIFrameElement} main @param {(moment: Moment) => void} told */
export function motionStages(main, told) {
  /** @type {HTMLIFrameElement | null} */
  let second = null;
  /** What each frame was last told, to be said again when it loads anew.
   * @type {WeakMap<HTMLIFrameElement, Map<string, object>>}
   */
  const said = new WeakMap();

  /** @param {HTMLIFrameElement} frame @param {{ type: string }} message */
  function post(frame, message) {
    const memory = said.get(frame) ?? new Map();
    if (message.type === "stage:release") memory.delete("stage:seek");
    else memory.set(message.type, message);
    said.set(frame, memory);
    frame.contentWindow?.postMessage(message, "*");
  }

  /** @param {HTMLIFrameElement} frame */
  const repeat = (frame) => {
    for (const type of ["stage:motion", "stage:seek"]) {
      const message = said.get(frame)?.get(type);
      if (message) frame.contentWindow?.postMessage(message, "*");
    }
  };
  main.addEventListener("load", () => repeat(main));

  addEventListener("message", ({ source, data }) => {
    if (source === main.contentWindow && data?.type === "stage:time") told(data);
  });

  return {
    /** To both. @param {{ type: string, [key: string]: unknown }} message */
    say(message) {
      post(main, message);
      if (second) post(second, message);
    },
    /** @param {string} css */
    wear(css) {
      post(main, { type: "stage:motion", css });
    },
    /** A second stage with its own motion; `null` takes it away.
     * @param {string | null} css @param {string} label @param {string} own Names the first one.
     */
    compare(css, label, own) {
      const ground = main.parentElement;
      if (css === null) {
        ground?.removeAttribute("data-compare");
        second?.closest("figure")?.remove();
        second = null;
        return;
      }
      ground?.setAttribute("data-compare", own);
      if (!second) {
        const figure = document.createElement("figure");
        figure.className = "workbench-second";
        second = document.createElement("iframe");
        second.className = "workbench-frame";
        second.setAttribute("sandbox", "allow-scripts allow-forms");
        second.tabIndex = -1;
        second.src = main.src;
        const frame = second;
        frame.addEventListener("load", () => repeat(frame));
        figure.append(second, document.createElement("figcaption"));
        ground?.append(figure);
        const seek = said.get(main)?.get("stage:seek");
        if (seek) post(second, /** @type {{ type: string }} */ (seek));
      }
      second.title = `The same with ${label}`;
      const caption = second.closest("figure")?.querySelector("figcaption");
      if (caption) caption.textContent = label;
      post(second, /** @type {{ type: string }} */ ({ type: "stage:motion", css }));
    },
  };
}
