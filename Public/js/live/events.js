// @ts-check
/** The server's events on one connection: opened again after every end, from where it ended. */

export const types = [
  "dialog.created", "dialog.updated", "dialog.deleted", "response.created", "response.deleted", "response.cleared",
  "style.created", "style.updated", "style.deleted", "file.broken", "file.mended", "reset",
];

/**
 * @typedef {object} LiveEvent
 * @property {number} id
 * @property {string} type
 * @property {string} [dialog]
 * @property {string} [response]
 * @property {string} [style]
 * @property {string} [file]
 * @property {number} [version]
 * @property {string} [path]
 */

/** Listens from behind an event on; browsers come back by themselves but for answers that are no stream.
 * @param {number} after
 * @param {(event: LiveEvent) => void} tell
 * @param {(isConnected: boolean) => void} connected
 */
export function listen(after, tell, connected) {
  let last = after;
  let pause = 1000;
  /** @type {EventSource} */
  let source;

  function open() {
    source = new EventSource(`/api/v1/events${last ? `?after=${last}` : ""}`);
    source.addEventListener("open", () => {
      pause = 1000;
      connected(true);
    });
    source.addEventListener("error", () => {
      connected(false);
      if (source.readyState !== EventSource.CLOSED) return;
      setTimeout(open, pause * (0.75 + Math.random() / 2));
      pause = Math.min(pause * 2, 30_000);
    });
    for (const type of types) {
      source.addEventListener(type, ({ data }) => {
        const event = JSON.parse(data);
        last = event.id;
        tell(event);
      });
    }
  }

  open();
  return { close: () => source.close() };
}
