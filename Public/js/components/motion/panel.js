// @ts-check
/** The motion panel: one curve seen, scrubbed, slowed, compared and changed, on the stage itself. */

import { motionOf } from "./curve.js";
import { changing } from "./definition.js";
import { motionFacts } from "./facts.js";
import { bezierHandles } from "./handles.js";
import { outputs } from "./outputs.js";
import { curveParameters } from "./parameters.js";
import { curvePlot, ticks } from "./plot.js";
import { motionStages } from "./stages.js";
import { readState, saved, writeState } from "./state.js";
import { milliseconds, svg } from "./svg.js";
import { trackList } from "./tracks.js";
import { transport } from "./transport.js";

/** @import { CurveJSON } from "./curve.js" */
/** @import { Change, Definition } from "./definition.js" */
/** @import { Facts } from "./facts.js" */
/** @import { Phase, Part } from "./state.js" */

/**
 * @param {HTMLElement} bench
 * @param {{ frame: HTMLIFrameElement, direction: () => string, changed: () => void }} stage
 *   `changed` is told when what is tried changes the stage's address.
 */
export function motionPanel(bench, { frame, direction, changed }) {
  const panel = /** @type {HTMLElement} */ (bench.querySelector("[data-motion]"));
  const find = (/** @type {string} */ name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-motion-${name}]`));
  const editor = /** @type {HTMLTextAreaElement} */ (bench.querySelector("[data-editor]"));
  const [toggle, body, note, apply, reset] = ["toggle", "body", "note", "apply", "reset"].map(find);
  const compare = /** @type {HTMLSelectElement} */ (find("compare"));
  const surface = /** @type {unknown} */ (find("plot"));
  const plotElement = /** @type {SVGSVGElement} */ (surface);
  const state = readState(new URL(location.href).searchParams);

  /** Changes tried and not applied, by what they change. @type {Map<string, Change>} */
  const tried = new Map();
  /** @type {Definition} */
  let definition = {};
  /** @type {Facts | null} */
  let facts = null;
  /** @type {Facts | null} */
  let original = null;

  const key = () => (state.part === "backdrop" ? "backdrop" : state.phase);
  if (state.curve || state.delay !== null) tried.set(key(), { curve: state.curve, delay: state.delay });

  const stages = motionStages(frame, (moment) => controls.told(moment));
  const plot = curvePlot(plotElement);
  const handles = bezierHandles(plotElement, (points) => {
    const duration = Number((current().motion?.duration ?? 0.35).toFixed(3));
    attempt({ curve: { type: "cubicBezier", points, duration } });
  }, plot.hold);
  const texts = outputs(panel);
  const tracks = trackList(find("tracks"), choosePart);
  const parameters = curveParameters(panel, {
    curve: (curve) => attempt({ curve }),
    delay: (delay) => attempt({ delay }),
    reset: dropAttempt,
  });
  const controls = transport(panel, state, {
    seek: (wish) => stages.say({ type: "stage:seek", ...wish }),
    changed: remember,
    phaseChanged: turned,
    ended() {
      if (!state.open) window.setTimeout(() => !state.open && letGo(), 600);
    },
  });

  /** The definition with all that is tried, but one. @param {string} [without] */
  function document_(without) {
    let next = definition;
    for (const [place, change] of tried) if (place !== without) next = changing(next, ...placeOf(place), change);
    return next;
  }

  /** @param {string} place @returns {[Phase, Part]} */
  const placeOf = (place) => (place === "backdrop" ? ["enter", "backdrop"] : [/** @type {Phase} */ (place), "surface"]);

  /** The curve at hand: what is tried, else the definition's. */
  function current() {
    const change = tried.get(key());
    const own = state.part === "backdrop" ? facts?.animation.backdrop : facts?.animation[state.phase];
    const isWhole = own && typeof own === "object";
    /** @type {CurveJSON | null} */
    const curve = change?.curve ?? (isWhole ? (own.curve ?? null) : null);
    const of2020 = facts?.animation.swiftui === 2020;
    const delay = change?.delay ?? (isWhole ? Number(own.delay ?? 0) : 0);
    return { curve, delay, of2020, motion: curve === null ? null : motionOf(curve, of2020) };
  }

  const ask = motionFacts("/api/v1/motion", (answer) => {
    facts = answer;
    if (tried.size === 0) original = answer;
    say("");
    stages.wear(answer.css);
    show();
    controls.again();
    askCompared();
  }, say);
  const askSecond = motionFacts("/api/v1/motion", ({ css }) => {
    const own = /** @type {HTMLSelectElement} */ (find("kind")).selectedOptions[0]?.label ?? "";
    if (state.compare) stages.compare(css, compare.selectedOptions[0]?.label ?? "", own);
  }, say);

  /** @param {string} words */
  function say(words) {
    note.textContent = words;
  }

  const query = () => (direction() ? `?dir=${direction()}` : "");

  function read() {
    try {
      definition = JSON.parse(editor.value);
    } catch {
      return say("The definition is no JSON just now; this is the last one that was.");
    }
    ask(document_(), query());
  }

  function askCompared() {
    if (!state.compare) return stages.compare(null, "", "");
    const base = document_(key());
    askSecond(state.compare === saved ? base : changing(base, state.phase, state.part, { curve: state.compare }), query());
  }

  /** @returns {import("./curve.js").Motion | null} */
  function comparedMotion() {
    if (!state.compare) return null;
    const { of2020 } = current();
    if (state.compare !== saved) return motionOf(state.compare, of2020);
    const own = state.part === "backdrop" ? original?.animation.backdrop : original?.animation[state.phase];
    return own && typeof own === "object" ? motionOf(own.curve, original?.animation.swiftui === 2020) : null;
  }

  /** Everything, from what is known now; the server's part follows. */
  function show() {
    if (!facts || !state.open) return;
    const { curve, delay, of2020, motion } = current();
    const phase = facts[state.phase];
    const second = comparedMotion();
    const end = Math.max(phase.duration, motion ? motion.duration + delay : 0);
    const across = Math.max(end, second ? second.duration + delay : 0, 0.05);
    const leaves = state.phase === "exit";
    const scale = plot.draw({ motion, delay, compare: second, end: across, leaves });
    handles.show(motion?.points ?? null, scale, delay, motion?.duration ?? 1, leaves);
    find("axis").replaceChildren(
      ...ticks(across, scale.width).map((time) => {
        const label = svg("text", { x: scale.x(time), y: 12, "text-anchor": time === 0 ? "start" : time > across * 0.95 ? "end" : "middle" });
        label.textContent = String(milliseconds(time));
        return label;
      }),
    );
    const hasCurve = curve !== null;
    panel.toggleAttribute("data-still", !hasCurve);
    find("empty").hidden = hasCurve;
    find("empty").textContent = leaves ? "Vanishes at once: the definition has no exit." : "Appears at once: the definition has no entrance.";
    find("curve-name").textContent = `${state.part === "backdrop" ? "Backdrop" : leaves ? "Exit" : "Entrance"}`;
    const curveFacts = state.part === "backdrop" ? facts.backdrop : phase.curve;
    const token = curveFacts?.token;
    parameters.setNearest(token ? { points: token.$value.timingFunction, duration: token.$value.duration.value / 1000 } : null);
    if (curve !== null) parameters.show(curve, delay, of2020);
    tracks.show(phase.tracks, across, state.part, { surface: phase.curve?.settled ?? 0, backdrop: facts.backdrop?.settled ?? 0 });
    texts.show({ css: phase.css, swiftUI: state.part === "backdrop" ? (facts.backdrop?.swiftUI ?? null) : phase.swiftUI, token });
    texts.figures(motion, curveFacts);
    controls.setEnd(end * 1000, across * 1000);
    /** @type {HTMLButtonElement} */ (apply).disabled = tried.size === 0;
    /** @type {HTMLButtonElement} */ (reset).disabled = !tried.has(key());
    compare.value = typeof state.compare === "string" ? state.compare : state.compare ? "other" : "";
  }

  /** @param {Change} change */
  function attempt(change) {
    tried.set(key(), { ...tried.get(key()), ...change });
    show();
    ask(document_(), query());
    remember();
  }

  function dropAttempt() {
    tried.delete(key());
    ask(document_(), query());
    remember();
  }

  /** @param {Part} part */
  function choosePart(part) {
    state.part = part;
    show();
    if (state.compare) askCompared();
    remember();
  }

  function turned() {
    show();
    if (state.compare) askCompared();
  }

  let pending = 0;
  function remember() {
    clearTimeout(pending);
    // Browsers allow few changes of the address in a while, and a drag makes many.
    pending = window.setTimeout(() => {
      const change = tried.get(key());
      const address = new URL(location.href);
      writeState({ ...state, curve: change?.curve ?? null, delay: change?.delay ?? null }, address);
      history.replaceState(null, "", address);
      changed();
    }, 120);
  }

  function letGo() {
    controls.stop();
    stages.say({ type: "stage:release" });
    remember();
  }

  /** @param {boolean} opens */
  function open(opens) {
    state.open = opens;
    body.hidden = !opens;
    toggle.setAttribute("aria-expanded", String(opens));
    if (opens) read();
    else letGo();
    remember();
  }

  toggle.addEventListener("click", () => open(!state.open));
  apply.addEventListener("click", () => {
    definition = document_();
    tried.clear();
    editor.value = JSON.stringify(definition, null, 2);
    editor.dispatchEvent(new Event("input", { bubbles: true }));
    ask(definition, query());
    remember();
  });
  reset.addEventListener("click", dropAttempt);
  compare.addEventListener("change", () => {
    if (compare.value !== "other") state.compare = compare.value || null;
    show();
    askCompared();
    remember();
  });

  let typing = 0;
  editor.addEventListener("input", () => {
    clearTimeout(typing);
    if (state.open) typing = window.setTimeout(read, 200);
  });
  new ResizeObserver(() => show()).observe(plotElement);

  /** @type {Record<string, () => void>} */
  const keys = {
    " ": controls.toggle, k: controls.toggle, ",": () => controls.step(-1), ".": () => controls.step(1), l: controls.loop,
  };
  document.addEventListener("keydown", (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest("input:not([type=radio], [type=range]), textarea, select")) return;
    const pressed = event.key.toLowerCase();
    if (pressed === " " && target?.closest("button, a, summary, input")) return;
    if (pressed === "m") open(!state.open);
    else if (state.open && Object.hasOwn(keys, pressed)) keys[pressed]();
    else return;
    event.preventDefault();
  });

  if (state.open || state.at !== null || tried.size > 0) {
    open(true);
    controls.restore();
  }

  return {
    get isOpen() {
      return state.open;
    },
    /** The stage's parameter for what is tried. @returns {Record<string, string>} */
    override: () => (tried.size > 0 ? { set: `/animation:${JSON.stringify(document_().animation)}` } : {}),
    replay: controls.replay,
    /** After another setting of the stage. */
    refresh() {
      if (state.open) ask(document_(), query());
    },
  };
}
