// @ts-check
/** Play, pause, step, loop, speed and phase; the playhead to drag or to move by keys. */

import { speeds } from "./state.js";

/** @import { Moment } from "./stages.js" */
/** @import { Phase, State } from "./state.js" */

/** One frame of a 60 Hz display, in milliseconds. */
const frame = 1000 / 60;

/** @param {number} value */
const plain = (value) => Math.round(value).toString();

/**
 * @param {HTMLElement} panel
 * @param {State} state
 * @param {{ seek: (wish: object) => void, changed: () => void, phaseChanged: () => void, ended: () => void }} actions
 */
export function transport(panel, state, { seek, changed, phaseChanged, ended }) {
  const find = (/** @type {string} */ name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-motion-${name}]`));
  const [play, loop, time, head, area] = ["play", "loop", "time", "head", "area"].map(find);
  const axis = find("axis");
  let [playing, loops, end] = [false, false, 0];

  function show() {
    const at = state.at ?? end;
    play.setAttribute("aria-pressed", String(playing));
    play.title = playing ? "Pause (Space)" : "Play (Space)";
    play.setAttribute("aria-label", playing ? "Pause" : "Play");
    loop.setAttribute("aria-pressed", String(loops));
    time.textContent = `${plain(at)} / ${plain(end)} ms`;
    head.setAttribute("aria-valuemax", plain(end));
    head.setAttribute("aria-valuenow", plain(at));
    head.setAttribute("aria-valuetext", `${plain(at)} milliseconds of ${plain(end)}`);
    area.style.setProperty("--at", String(end > 0 ? at / (axisEnd || end) : 0));
  }

  let axisEnd = 0;

  /** @param {number} at @param {boolean} [plays] */
  function go(at, plays = false) {
    state.at = Math.min(Math.max(at, 0), end || at);
    playing = plays;
    seek({ phase: state.phase, at: state.at, playing: plays, rate: state.speed, loop: loops });
    show();
    if (!plays) changed();
  }

  const actions = {
    toggle() {
      const at = state.at ?? end;
      go(playing ? at : at >= end - 0.5 ? 0 : at, !playing);
    },
    step: (/** @type {number} */ way) => go((state.at ?? end) + way * frame),
    loop() {
      loops = !loops;
      go(state.at ?? 0, playing || loops);
    },
    replay: () => go(0, true),
  };

  play.addEventListener("click", actions.toggle);
  loop.addEventListener("click", actions.loop);
  find("back").addEventListener("click", () => actions.step(-1));
  find("forward").addEventListener("click", () => actions.step(1));

  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (panel.querySelectorAll("[data-motion-phase]"))) {
    input.checked = input.value === state.phase;
    input.addEventListener("change", () => {
      state.phase = /** @type {Phase} */ (input.value);
      phaseChanged();
      if (state.open) go(0, playing);
      else changed();
    });
  }
  for (const input of /** @type {NodeListOf<HTMLInputElement>} */ (panel.querySelectorAll("[data-motion-speed]"))) {
    input.checked = Number(input.value) === state.speed;
    input.addEventListener("change", () => {
      state.speed = speeds.find((speed) => speed === Number(input.value)) ?? 1;
      if (state.at === null) changed();
      else go(state.at, playing);
    });
  }

  head.addEventListener("keydown", (event) => {
    const at = state.at ?? end;
    /** @type {Record<string, number>} */
    const places = {
      ArrowRight: at + (event.shiftKey ? 100 : frame), ArrowUp: at + (event.shiftKey ? 100 : frame),
      ArrowLeft: at - (event.shiftKey ? 100 : frame), ArrowDown: at - (event.shiftKey ? 100 : frame),
      PageUp: at + 100, PageDown: at - 100, Home: 0, End: end,
    };
    if (!(event.key in places)) return;
    event.preventDefault();
    go(places[event.key]);
  });

  axis.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    axis.setPointerCapture(event.pointerId);
    const scrub = (/** @type {PointerEvent} */ { clientX }) => {
      const { left, width } = axis.getBoundingClientRect();
      go(((clientX - left) / width) * (axisEnd || end));
    };
    scrub(event);
    event.preventDefault();
    head.focus({ preventScroll: true });
    axis.addEventListener("pointermove", scrub);
    axis.addEventListener("lostpointercapture", () => axis.removeEventListener("pointermove", scrub), { once: true });
  });

  return {
    ...actions,
    /** @param {Moment} moment */
    told(moment) {
      if (moment.phase !== state.phase || state.at === null) return;
      if (moment.playing && !playing) return; // Sent before the stage heard of the pause.
      state.at = moment.at;
      end = moment.end;
      if (playing && !moment.playing) {
        playing = false;
        changed();
        ended();
      }
      show();
    },
    /** Milliseconds of the phase, and of the axis it is drawn on. @param {number} phaseEnd @param {number} across */
    setEnd(phaseEnd, across) {
      [end, axisEnd] = [phaseEnd, across];
      if (state.at !== null && state.at > end) state.at = end;
      show();
    },
    /** After a change of the motion: the moment as it now looks. */
    again() {
      if (state.at !== null) go(state.at, playing);
    },
    /** Says where it is when the page opens. */
    restore() {
      if (state.at !== null) go(state.at);
      else show();
    },
    stop() {
      [playing, state.at] = [false, null];
      show();
    },
  };
}
