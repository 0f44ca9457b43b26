// @ts-check
/** What changes on the server, told to this page: through the browser's shared stream, else through one of its own. */

import { listen } from "./events.js";

/** @typedef {import("./events.js").LiveEvent} LiveEvent */
/** @typedef {{ event?: LiveEvent, isConnected?: boolean }} Message */

const address = new URL("./worker.js", import.meta.url).href;
const channel = "dialog-preview-events";

/** The event behind which this page was made. */
const made = () => Number(document.documentElement.dataset.feed ?? 0);

/** A worker's address needs leave of its own; this policy gives it to one address alone. */
function workerAddress() {
  const types = /** @type {any} */ (self).trustedTypes;
  if (!types) return address;
  return types.createPolicy("dialog-preview-live", { createScriptURL: () => address }).createScriptURL("");
}

/** @param {number} since @param {(message: Message) => void} receive */
function share(since, receive) {
  const { port } = new SharedWorker(workerAddress(), { type: "module", name: channel });
  port.addEventListener("message", ({ data }) => receive(data));
  port.start();
  port.postMessage({ join: since });
  addEventListener("pagehide", () => port.postMessage({ leave: true }));
}

/** Without shared workers one page listens for all, and the next one when it is gone.
 * @param {number} since @param {(message: Message) => void} receive
 */
function take(since, receive) {
  let last = since;
  const others = new BroadcastChannel(channel);
  others.addEventListener("message", ({ data }) => note(data));

  /** @param {Message} message */
  function note(message) {
    if (message.event) {
      if (message.event.id <= last && message.event.type !== "reset") return;
      last = message.event.id;
    }
    receive(message);
  }

  /** @param {Message} message */
  function pass(message) {
    note(message);
    others.postMessage(message);
  }

  const lead = () => listen(last, (event) => pass({ event }), (isConnected) => pass({ isConnected }));
  if (!navigator.locks) return void listen(last, (event) => note({ event }), (isConnected) => note({ isConnected }));
  navigator.locks.request(channel, () => {
    lead();
    return new Promise(() => {});
  });
}

/** Calls back for every event since the page was made. `reset`: events are missing, so read everything again.
 * @param {(event: LiveEvent) => void} tell
 */
export function live(tell) {
  const status = document.querySelector("[data-live]");
  let last = made();
  let absence = 0;

  /** @param {Message} message */
  function receive({ event, isConnected }) {
    if (event) {
      last = Math.max(last, event.id);
      tell(event);
    }
    if (isConnected === undefined || !(status instanceof HTMLElement)) return;
    if (isConnected) {
      clearTimeout(absence);
      absence = 0;
      status.hidden = true;
    } else {
      // A moment's absence is nobody's business; each attempt in vain tells of it again.
      absence ||= setTimeout(() => (status.hidden = false), 3000);
    }
  }

  try {
    if (typeof SharedWorker !== "function") throw new TypeError("no shared workers");
    share(last, receive);
  } catch {
    take(last, receive);
  }

  // A page that comes back from the browser's store has slept through what happened.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) location.reload();
  });
}
