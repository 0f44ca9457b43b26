// @ts-check
/** What moves in a phase: one row for each effect of each target, its bar on the common axis of time. */

import { milliseconds } from "./svg.js";

/** @import { Part } from "./state.js" */

/**
 * @typedef {object} Track
 * @property {string} target
 * @property {string} property
 * @property {string} unit
 * @property {number} from
 * @property {number} to
 * @property {number} stops
 * @property {number} delay
 * @property {number} duration
 */

/** @type {Record<string, string>} */
const words = {
  translateX: "Move across", translateY: "Move", scale: "Scale", rotate: "Rotate", opacity: "Fade", blur: "Blur",
};
/** @type {Record<string, string>} */
const targets = { surface: "Dialog", backdrop: "Backdrop", host: "Host" };

/** @param {Track} track */
const course = ({ from, to, unit, stops }) => `${from}${unit} → ${to}${unit}${stops > 2 ? `, ${stops} frames` : ""}`;

/** @param {HTMLElement} list @param {(part: Part) => void} chosen */
export function trackList(list, chosen) {
  return {
    /** @param {Track[]} tracks @param {number} end Seconds across. @param {Part} part @param {Record<Part, number>} settled */
    show(tracks, end, part, settled) {
      const focused = [...list.querySelectorAll("button")].findIndex((button) => button === document.activeElement);
      list.replaceChildren(
        ...tracks.map((track) => {
          const owner = track.target === "surface" ? "surface" : "backdrop";
          const row = document.createElement("li");
          row.className = "track";
          row.toggleAttribute("data-active", owner === part);
          const label = document.createElement("button");
          label.type = "button";
          label.className = "track-label";
          label.setAttribute("aria-pressed", String(owner === part));
          const name = document.createElement("span");
          name.textContent = `${targets[track.target] ?? track.target} · ${(words[track.property] ?? track.property).toLowerCase()}`;
          const detail = document.createElement("span");
          detail.className = "track-course";
          detail.textContent = course(track);
          label.append(name, detail);
          label.addEventListener("click", () => chosen(owner));
          const lane = document.createElement("span");
          lane.className = "track-lane";
          const bar = document.createElement("span");
          bar.className = "track-bar";
          bar.style.setProperty("--from", String(track.delay / end));
          bar.style.setProperty("--length", String(track.duration / end));
          bar.style.setProperty("--settled", String(Math.min(1, (settled[owner] || track.duration) / (track.duration || 1))));
          bar.title = track.delay
            ? `After ${milliseconds(track.delay)} ms, for ${milliseconds(track.duration)} ms`
            : `For ${milliseconds(track.duration)} ms`;
          const times = document.createElement("span");
          times.className = "visually-hidden";
          times.textContent = bar.title;
          lane.append(bar, times);
          row.append(label, lane);
          return row;
        }),
      );
      if (focused >= 0) list.querySelectorAll("button")[focused]?.focus();
    },
  };
}
