// @ts-check
/** The one stream of a browser, shared by all its pages, since six of them would use up its connections. */

import { listen } from "./events.js";

/** Events kept for pages that were made before the stream began to listen for them. */
const kept = 1000;
/** @type {import("./events.js").LiveEvent[]} */
const latest = [];
/** @type {Set<MessagePort>} */
const ports = new Set();
let start = 0;
let isConnected = false;
let isListening = false;

/** @param {object} message */
const tellAll = (message) => ports.forEach((port) => port.postMessage(message));

/** @param {number} since */
function begin(since) {
  isListening = true;
  start = since;
  listen(
    since,
    (event) => {
      // Nothing before a gap can be told any more.
      if (event.type === "reset") latest.length = 0;
      latest.push(event);
      if (latest.length > kept || event.type === "reset") start = latest.length > kept ? (latest.shift()?.id ?? 0) : event.id;
      tellAll({ event });
    },
    (now) => {
      isConnected = now;
      tellAll({ isConnected });
    },
  );
}

/** @param {MessagePort} port @param {number} since */
function join(port, since) {
  ports.add(port);
  if (!isListening) begin(since);
  if (since < start) port.postMessage({ event: { id: start, type: "reset" } });
  for (const event of latest) if (event.id > since) port.postMessage({ event });
  port.postMessage({ isConnected });
}

self.addEventListener("connect", (connection) => {
  const [port] = /** @type {MessageEvent} */ (connection).ports;
  port.addEventListener("message", ({ data }) => {
    if (data.join !== undefined) join(port, data.join);
    if (data.leave) ports.delete(port);
  });
  port.start();
});
