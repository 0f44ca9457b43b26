// @ts-check
/** The motion at hand as CSS, as SwiftUI, as a design token, and in figures. */

import { milliseconds } from "./svg.js";

/** @import { Motion } from "./curve.js" */

/** One keyframe a line. @param {string} css */
export function readable(css) {
  return css
    .split("\n")
    .map((line) => {
      const rule = /^(@keyframes [\w-]+)\{(.*)\}$/.exec(line);
      if (!rule) return line.replace("{animation:", " {\n  animation: ").replace(/,dlg/g, ",\n    dlg").replace(/\}$/, ";\n}");
      const frames = rule[2].replace(/([\w.%,]+)\{([^}]*)\}/g, (_, at, body) => `  ${at} { ${body.replaceAll(";", "; ").replaceAll(":", ": ")} }\n`);
      return `${rule[1]} {\n${frames}}`;
    })
    .join("\n");
}

/** Lists of numbers on one line. @param {unknown} token */
const pretty = (token) =>
  JSON.stringify(token, null, 2).replace(/\[[^\][{}]*\]|\{\s+"value"[^{}]*\}/g, (list) => list.replace(/\s+/g, " "));

/** @param {HTMLElement} panel */
export function outputs(panel) {
  const place = (/** @type {string} */ name) => /** @type {HTMLElement} */ (panel.querySelector(`[data-copy-source="${name}"]`));
  const figures = /** @type {HTMLElement} */ (panel.querySelector("[data-motion-figures]"));

  return {
    /** @param {{ css: string, swiftUI: string | null, token: unknown }} texts */
    show({ css, swiftUI, token }) {
      place("motion-css").textContent = css ? readable(css) : "";
      place("motion-swiftui").textContent = swiftUI ?? "";
      place("motion-token").textContent = token ? pretty(token) : "";
    },
    /** @param {Motion | null} motion @param {{ intervals: number, error: number } | null} fit */
    figures(motion, fit) {
      /** @type {[string, string][]} */
      const rows = [];
      if (motion) {
        const { peak, settled, duration } = motion;
        if (peak && peak.value > 1.0005) {
          rows.push(["Overshoot", `${((peak.value - 1) * 100).toFixed(1)} %`], ["Peak", `${milliseconds(peak.time)} ms`]);
        }
        rows.push(["At rest", `${milliseconds(settled)} ms`], ["Plays", `${milliseconds(duration)} ms`]);
        if (fit) {
          rows.push(["Keyframes", String(fit.intervals + 1)]);
          rows.push(["Error", fit.error ? `${(fit.error * 100).toFixed(4)} %` : "none"]);
        }
      }
      figures.replaceChildren(
        ...rows.map(([term, text]) => {
          const row = document.createElement("div");
          const [name, value] = [document.createElement("dt"), document.createElement("dd")];
          name.textContent = term;
          value.textContent = text;
          row.append(name, value);
          return row;
        }),
      );
    },
  };
}
