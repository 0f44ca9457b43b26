// @ts-check
/**
 * Stored dialogs on any page: a button with `data-dlg-open="rename-file"` opens the dialog of that id, and scripts
 * have `open` and `close`. Who wants a say in closing listens for `dlg-request-close` (detail outcome, button).
 */

/** @import { Answer, Outcome } from './dialog.js' */
import { Flow } from './flow.js';

const flow = new Flow(new URL('/', import.meta.url));

/** Opens a stored dialog; what was answered comes when it has closed. @param {string} id @returns {Promise<Answer>} */
export async function open(id) {
  return flow.open(await flow.step(id));
}

/** Closes without asking. @param {string} id @param {Outcome} [outcome] */
export async function close(id, outcome) {
  await (await flow.step(id)).live.close(outcome);
}

document.addEventListener('click', (event) => {
  const target = event.target instanceof Element ? event.target.closest('[data-dlg-open]') : null;
  const id = target?.getAttribute('data-dlg-open');
  if (id) open(id).catch((error) => console.error(error.message));
});
