// @ts-check
/** Sends answers to the form's address: at most once each, with a way to try again. */

/** @import { Answer, Refusal } from './dialog.js' */

/** @param {HTMLFormElement} form @returns {(answer: Answer) => Promise<Refusal | null>} */
export function postAnswer(form) {
  let key = newKey();
  form.closest('.dlg')?.addEventListener('dialog:open', () => (key = newKey()));

  /** @param {Answer} answer @returns {Promise<Refusal | null>} */
  async function send(answer) {
    /** @type {Response} */
    let response;
    try {
      response = await fetch(form.action, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', 'Idempotency-Key': key },
        body: JSON.stringify(answer),
        // A dialog that waits for its answer stays; the others are gone, and the page may follow them.
        keepalive: answer.outcome !== 'button',
      });
    } catch {
      // The same key again: if the answer did arrive, it is not stored twice.
      return { message: 'Not sent: the connection was lost. Try again.' };
    }
    key = newKey();
    return response.ok ? null : refusalOf(response);
  }

  return async (answer) => {
    const refusal = await send(answer);
    if (!refusal || answer.outcome === 'button') return refusal;
    offerRetry(refusal.message, () => send(answer));
    return null;
  };
}

/** @param {Response} response @returns {Promise<Refusal>} */
async function refusalOf(response) {
  const problem = await response.json().catch(() => null);
  /** @type {Record<string, string>} */
  const fields = {};
  for (const { pointer, detail } of problem?.errors ?? []) {
    const name = /^#?\/values\/([^/]+)/.exec(pointer ?? '')?.[1];
    if (name) fields[decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~')] ??= detail;
  }
  const message = problem?.detail ?? problem?.title ?? `Not stored: the server answered ${response.status}.`;
  return { message, fields };
}

/**
 * The dialog has gone already: says so on the page, until it worked.
 * @param {string} message
 * @param {() => Promise<Refusal | null>} again
 */
function offerRetry(message, again) {
  const notice = document.createElement('p');
  notice.className = 'dlg-notice';
  notice.setAttribute('role', 'alert');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Try again';
  button.addEventListener('click', async () => {
    if (!(await again())) notice.remove();
  });
  notice.append(`${message} `, button);
  document.body.append(notice);
}

/** Random enough also where the page is not a secure context. */
function newKey() {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (word) => word.toString(16).padStart(8, '0')).join('');
}
