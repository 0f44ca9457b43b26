// Node's part of the micro-benchmarks: its JSON, mustache.js where it is installed, and a page by template literals.
//
//   node peer.mjs DATA [--seconds 0.2] [--page FILE]      prints {"name":…,"us":…}
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const [data, ...words] = process.argv.slice(2);
const option = (name) => (words.includes(name) ? words[words.indexOf(name) + 1] : undefined);
const seconds = Number(option("--seconds") ?? 0.2);
let kept = 0;

function batch(count, call) {
  const start = performance.now();
  for (let index = 0; index < count; index++) kept += call().length;
  return performance.now() - start;
}

function measure(name, call) {
  batch(2000, call); // for the compiler to warm up
  let count = 1;
  for (let took; (took = batch(count, call)) < 5; ) count *= took < 0.5 ? 10 : 2;
  const rounds = [];
  const end = performance.now() + seconds * 1000;
  do rounds.push((batch(count, call) / count) * 1000);
  while (performance.now() < end);
  rounds.sort((a, b) => a - b);
  console.log(JSON.stringify({ name, us: Number(rounds[rounds.length >> 1].toFixed(3)) }));
}

const bytes = readFileSync(`${data}/average.dialog.json`);
// From bytes and to bytes, as a server does it.
measure("node.json", () => Buffer.from(JSON.stringify(JSON.parse(bytes.toString("utf8")))));

const page = JSON.parse(readFileSync(`${data}/page/page.json`, "utf8"));
const entities = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
const e = (text) => text.replace(/[&<>"']/g, (sign) => entities[sign]);

const field = (f) => `<label for="${e(f.id)}">${e(f.label)}</label>
<input id="${e(f.id)}" name="${e(f.name)}" type="${e(f.type)}" value="${e(f.value)}" placeholder="${e(f.placeholder)}"${f.required ? " required" : ""} aria-describedby="${e(f.id)}-help">
${f.help ? `<small id="${e(f.id)}-help">${e(f.help)}</small>\n` : ""}`;

const button = (b) => `<button name="button" value="${e(b.id)}" data-role="${e(b.role)}" data-variant="${e(b.variant)}"${b.focus ? " autofocus" : ""}>${e(b.label)}</button>
`;

const literal = (p) => `<!doctype html>
<html lang="${e(p.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${e(p.title)} – ${e(p.site)}</title>
<meta name="description" content="${e(p.description)}">
<style>
${p.css}
</style>
</head>
<body data-theme="${e(p.theme)}">
<main>
<dialog open id="${e(p.id)}" data-kind="${e(p.kind)}" data-placement="${e(p.placement)}" aria-labelledby="${e(p.id)}-title">
<form method="post" action="/api/v1/dialogs/${e(p.id)}/responses">
${p.close ? `<button data-part="close" aria-label="${e(p.closeLabel)}">×</button>\n` : ""}<h1 id="${e(p.id)}-title">${e(p.title)}</h1>
${p.message ? `<p id="${e(p.id)}-message">${e(p.message)}</p>\n` : ""}${p.fields.map(field).join("")}<div data-part="buttons">
${p.buttons.map(button).join("")}</div>
</form>
</dialog>
</main>
<footer>
<a href="/dialogs/${e(p.id)}">${e(p.title)}</a>
${p.author ? `<span>${e(p.author)}</span>\n` : ""}<span>${e(p.site)} ${e(p.version)}</span>
</footer>
</body>
</html>
`;

measure("node.literal", () => Buffer.from(literal(page)));
if (option("--page")) writeFileSync(option("--page"), literal(page));

try {
  const require = createRequire(import.meta.url);
  const mustache = require("/usr/share/nodejs/mustache");
  const read = (name) => readFileSync(`${data}/page/${name}.html.mustache`, "utf8");
  const partials = Object.fromEntries(["head", "field", "button", "footer"].map((name) => [`${name}.html`, read(name)]));
  const template = read("page");
  measure("node.mustache", () => Buffer.from(mustache.render(template, page, partials)));
} catch {
  // Debian's node-mustache is not installed.
}
