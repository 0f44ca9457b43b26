// @ts-check
/** The two handles of a Bézier curve, on its plot: to drag, or to move by arrow keys. */

import { svg } from "./svg.js";

/** @import { Points } from "./bezier.js" */
/** @import { Scale } from "./plot.js" */

const names = ["First handle", "Second handle"];

/** @param {SVGSVGElement} element @param {(points: Points) => void} changed @param {(holds: boolean) => void} hold */
export function bezierHandles(element, changed, hold) {
  const lines = names.map(() => svg("line", { class: "handle-line" }));
  const grips = names.map((label, index) =>
    svg("circle", {
      class: "handle", r: 6, tabindex: 0, role: "slider", "aria-label": label, "aria-valuemin": 0, "aria-valuemax": 1,
      "data-handle": index,
    }),
  );
  const layer = svg("g", { display: "none" });
  layer.append(...lines, ...grips);
  element.append(layer);
  /** @type {Points | null} */
  let points = null;
  /** @type {Scale | null} */
  let scale = null;
  let [start, duration, leaves] = [0, 1, false];

  const shown = (/** @type {number} */ progress) => (leaves ? 1 - progress : progress);
  const clamped = (/** @type {number} */ low, /** @type {number} */ value, /** @type {number} */ high) =>
    Math.min(Math.max(Math.round(value * 1000) / 1000, low), high);

  /** @param {number} index @param {number} px @param {number} py */
  function move(index, px, py) {
    if (!points) return;
    const next = /** @type {Points} */ ([...points]);
    next[index * 2] = clamped(0, px, 1);
    next[index * 2 + 1] = clamped(-10, py, 10);
    changed(next);
  }

  grips.forEach((grip, index) => {
    grip.addEventListener("keydown", (event) => {
      const step = event.shiftKey ? 0.1 : 0.01;
      const way = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1] }[event.key];
      if (!way || !points) return;
      event.preventDefault();
      const turn = leaves ? -1 : 1;
      move(index, points[index * 2] + way[0] * step, points[index * 2 + 1] + way[1] * step * turn);
    });
    grip.addEventListener("pointerdown", (event) => {
      if (event.button !== 0) return;
      event.stopPropagation();
      grip.setPointerCapture(event.pointerId);
      hold(true);
      const drag = (/** @type {PointerEvent} */ { clientX, clientY }) => {
        if (!scale) return;
        const box = element.getBoundingClientRect();
        const seconds = (scale.x(1) - scale.x(0)) || 1;
        const time = (clientX - box.left) / seconds;
        const presence = (clientY - box.top - scale.y(0)) / (scale.y(1) - scale.y(0));
        move(index, (time - start) / duration, shown(presence));
      };
      grip.addEventListener("pointermove", drag);
      grip.addEventListener(
        "lostpointercapture",
        () => {
          grip.removeEventListener("pointermove", drag);
          hold(false);
          if (points) changed(points);
        },
        { once: true },
      );
    });
  });

  return {
    /** Puts them on top of a plot just drawn; `null` takes them away.
     * @param {Points | null} next @param {Scale} on @param {number} delay @param {number} seconds @param {boolean} isExit
     */
    show(next, on, delay, seconds, isExit) {
      [points, scale, start, duration, leaves] = [next, on, delay, seconds, isExit];
      layer.setAttribute("display", next ? "inline" : "none");
      if (!next) return;
      grips.forEach((grip, index) => {
        const [px, py] = [next[index * 2], next[index * 2 + 1]];
        const [x, y] = [on.x(start + px * duration), on.y(shown(py))];
        const root = [on.x(start + index * duration), on.y(shown(index))];
        const set = (/** @type {SVGElement} */ part, /** @type {Record<string, number>} */ values) => {
          for (const [key, value] of Object.entries(values)) part.setAttribute(key, String(value));
        };
        set(lines[index], { x1: root[0], y1: root[1], x2: x, y2: y });
        set(grip, { cx: x, cy: y, "aria-valuenow": px });
        grip.setAttribute("aria-valuetext", `x ${px}, y ${py}`);
      });
    },
  };
}
