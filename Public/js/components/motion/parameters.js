// @ts-check
/** A curve's parameters: its name or kind, and the numbers behind it, in the form one thinks in. */

import { easings, motionOf, names, seconds } from "./curve.js";
import { formOf, forms, written } from "./forms.js";
import { numberField } from "./number-field.js";

/** @import { Points } from "./bezier.js" */
/** @import { CurveJSON } from "./curve.js" */
/** @import { Form, Parameter } from "./forms.js" */

/** @type {Parameter} */
const duration = { name: "duration", label: "Duration", unit: "s", range: [0.01, 30], reach: [0.05, 3], step: 0.01, isLog: true };
/** @type {Parameter} */
const delay = { name: "delay", label: "Delay", unit: "s", range: [0, 10], reach: [0, 1], step: 0.01 };
/** @type {Parameter[]} */
const coordinates = ["x1", "y1", "x2", "y2"].map((name, index) => ({
  name, label: name, range: index % 2 ? [-10, 10] : [0, 1], reach: index % 2 ? [-1, 2] : [0, 1], step: 0.01,
  isCompact: true,
}));

/**
 * @param {HTMLElement} panel
 * @param {{ curve: (curve: CurveJSON) => void, delay: (delay: number) => void, reset: () => void }} tell
 */
export function curveParameters(panel, tell) {
  const kind = /** @type {HTMLSelectElement} */ (panel.querySelector("[data-motion-kind]"));
  const tabs = /** @type {HTMLElement} */ (panel.querySelector("[data-motion-forms]"));
  const fields = /** @type {HTMLElement} */ (panel.querySelector("[data-motion-fields]"));
  const radios = /** @type {NodeListOf<HTMLInputElement>} */ (tabs.querySelectorAll("input"));
  /** @type {CurveJSON} */
  let curve = "default";
  let of2020 = false;
  /** @type {Form} */
  let form = "response";
  /** What the fields were built for, and how to fill them. @type {{ key: string, fill: (values: Record<string, number>) => void }} */
  let built = { key: "", fill: () => {} };
  /** The nearest cubic-bezier() of a spring. @type {{ points: Points, duration: number } | null} */
  let nearest = null;

  /** @param {Parameter[]} parameters @param {(values: Record<string, number>) => CurveJSON} make @param {string} key */
  function build(parameters, make, key) {
    if (built.key === key) return;
    /** @type {Record<string, number>} */
    const values = {};
    const parts = [...parameters, delay].map((parameter) => ({
      parameter,
      field: numberField(
        parameter,
        (value) => {
          values[parameter.name] = value;
          if (parameter === delay) tell.delay(value);
          else tell.curve(make(values));
        },
        tell.reset,
      ),
    }));
    fields.replaceChildren(...parts.map(({ field }) => field.element));
    built = {
      key,
      fill(next) {
        Object.assign(values, next);
        for (const { parameter, field } of parts) if (parameter.name in next) field.show(next[parameter.name]);
      },
    };
  }

  kind.addEventListener("change", () => {
    const motion = motionOf(curve, of2020);
    if (names.includes(kind.value)) {
      tell.curve(kind.value);
    } else if (kind.value === "bezier") {
      const points = motion?.points ?? nearest?.points ?? easings.easeInOut;
      const length = motion?.points ? motion.duration : (nearest?.duration ?? 0.35);
      tell.curve({ type: "cubicBezier", points: [...points], duration: Number(length.toFixed(3)) });
    } else {
      const spring = motion?.spring ?? motionOf("bouncy")?.spring;
      if (spring) tell.curve(written(spring, form));
    }
  });
  for (const radio of radios) {
    radio.addEventListener("change", () => {
      form = /** @type {Form} */ (radio.value);
      const spring = motionOf(curve, of2020)?.spring;
      // A name stays one until a number is changed.
      if (spring && typeof curve === "object") tell.curve(written(spring, form));
      else show(curve, lastDelay, of2020);
    });
  }

  let lastDelay = 0;

  /** @param {CurveJSON} next @param {number} after Seconds of delay. @param {boolean} names2020 */
  function show(next, after, names2020) {
    [curve, lastDelay, of2020] = [next, after, names2020];
    const motion = motionOf(curve, of2020);
    if (!motion) return;
    const isObject = typeof curve === "object";
    if (isObject && curve.type === "spring") form = formOf(curve);
    const custom = isObject ? { spring: "spring-numbers", cubicBezier: "bezier" }[curve.type] : undefined;
    kind.value = custom ?? (typeof curve === "string" ? curve : curve.type);
    tabs.hidden = !motion.spring;
    for (const radio of radios) radio.checked = radio.value === form;
    if (motion.spring) {
      const mass = isObject && typeof curve.mass === "number" ? curve.mass : 1;
      const values = isObject && formOf(curve) === form ? curve : written(motion.spring, form, mass);
      const { parameters } = forms[form];
      const numbers = Object.fromEntries(
        parameters.map(({ name }) => [name, seconds(values[name], Number(written(motion.spring ?? never, form, mass)[name]))]),
      );
      build(parameters, (all) => ({ type: "spring", ...pick(all, parameters) }), form);
      built.fill({ ...numbers, delay: after });
      return;
    }
    const points = motion.points ?? easings.linear;
    const isBezier = isObject && curve.type === "cubicBezier";
    if (isBezier) {
      const make = (/** @type {Record<string, number>} */ all) => ({
        type: "cubicBezier", points: coordinates.map(({ name }) => all[name]), duration: all.duration,
      });
      build([...coordinates, duration], make, "bezier");
      built.fill({ ...Object.fromEntries(coordinates.map(({ name }, index) => [name, points[index]])), duration: motion.duration, delay: after });
    } else {
      const type = typeof curve === "string" ? curve : curve.type;
      const name = type in easings ? type : "easeInOut";
      build([duration], (all) => ({ type: name, duration: all.duration }), `easing-${name}`);
      built.fill({ duration: motion.duration, delay: after });
    }
  }

  return {
    show,
    /** @param {{ points: Points, duration: number } | null} easing */
    setNearest(easing) {
      nearest = easing;
    },
  };
}

const never = { frequency: 1, fraction: 1, velocity: 0 };

/** @param {Record<string, number>} values @param {Parameter[]} parameters */
const pick = (values, parameters) => Object.fromEntries(parameters.map(({ name }) => [name, values[name]]));
