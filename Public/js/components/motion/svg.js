// @ts-check
/** SVG elements with their attributes. */

/** @param {string} name @param {Record<string, string | number>} [attributes] @param {string} [text] */
export function svg(name, attributes = {}, text) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  if (text !== undefined) element.textContent = text;
  return /** @type {SVGElement} */ (element);
}

/** @param {number} seconds */
export const milliseconds = (seconds) => Math.round(seconds * 1000);
