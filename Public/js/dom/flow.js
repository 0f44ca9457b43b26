// @ts-check
/**
 * Dialogs that come from the server one by one: each is asked for once, keeps what was entered, and leads to the
 * dialog that its `next` names. While one follows another the backdrop stays.
 *
 * @typedef {{ live: LiveDialog, sheet: CSSStyleSheet | null, next: Promise<Record<string, string>> }} Step
 */

import { LiveDialog } from './dialog.js';
import { postAnswer } from './answer.js';

export class Flow {
  /** @type {Map<string, Promise<Step>>} */
  #steps = new Map();

  /** @param {URL} base where the dialogs are stored @param {HTMLElement | null} host what lies behind */
  constructor(base, host = null) {
    this.base = base;
    this.host = host;
  }

  /** @param {string} id @returns {Promise<Step>} */
  step(id) {
    let step = this.#steps.get(id);
    if (!step) {
      step = this.#load(id);
      this.#steps.set(id, step);
      // What could not be had may be asked for again.
      step.catch(() => this.#steps.delete(id));
    }
    return step;
  }

  /** Takes in a dialog that the page brought along. @param {string} id @param {LiveDialog} live */
  adopt(id, live) {
    const step = { live, sheet: null, next: this.#next(id) };
    this.#steps.set(id, Promise.resolve(step));
    this.#lead(step);
  }

  /** Opens a dialog, and answers when it has closed. @param {Step} step @param {boolean} follows */
  open({ live, sheet }, follows = false) {
    // Motions go by name: those of the dialog that opens are the ones that count.
    const others = document.adoptedStyleSheets.filter((other) => !this.#sheets.has(other));
    document.adoptedStyleSheets = sheet ? [...others, sheet] : others;
    const answered = live.open();
    if (follows) {
      for (const motion of this.#backdrop(live)?.getAnimations() ?? []) motion.finish();
    }
    return answered;
  }

  /** @type {Set<CSSStyleSheet>} */
  #sheets = new Set();

  /** @param {string} id @returns {Promise<Step>} */
  async #load(id) {
    const address = new URL(`preview/${encodeURIComponent(id)}?open=0`, this.base);
    const { page, css } = await pageAt(address);
    const element = /** @type {HTMLElement} */ (document.adoptNode(page.querySelector('.dlg')));
    const form = /** @type {HTMLFormElement} */ (element.querySelector('form'));
    const action = form.getAttribute('action');
    if (action) form.action = new URL(action, address).href;
    await Promise.all([...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => wear(link, address)));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    this.#sheets.add(sheet);
    document.body.append(element);
    const live = new LiveDialog(element, { host: this.host, submit: action ? postAnswer(form) : undefined });
    const step = { live, sheet, next: this.#next(id) };
    this.#lead(step);
    return step;
  }

  /** @param {string} id @returns {Promise<Record<string, string>>} */
  async #next(id) {
    const response = await fetch(new URL(`api/v1/dialogs/${encodeURIComponent(id)}`, this.base)).catch(() => null);
    return response?.ok ? ((await response.json()).definition.next ?? {}) : {};
  }

  /** @param {Step} step */
  #lead({ live, next }) {
    /** @type {Step | null} what is there already, to come without a gap */
    let ready = null;
    /** @type {Record<string, Step>} */
    const known = {};
    const prepare = async () => {
      for (const [trigger, id] of Object.entries(await next)) {
        this.step(id).then((step) => (known[trigger] = step), () => undefined);
      }
    };
    // A dialog that the page brought along may have settled by now.
    if (live.state === 'open') prepare();
    else live.element.addEventListener('dialog:settled', prepare, { once: true });
    live.element.addEventListener('dlg-request-close', (event) => {
      const { outcome, button } = /** @type {CustomEvent} */ (event).detail;
      ready = known[button] ?? known[outcome] ?? null;
      live.element.toggleAttribute('data-follows', Boolean(ready?.live.isModal));
    });
    live.element.addEventListener('dialog:close', async (event) => {
      const { outcome, button } = /** @type {CustomEvent} */ (event).detail;
      live.element.removeAttribute('data-follows');
      if (ready) return void this.open(ready, ready.live.isModal && live.isModal);
      const names = await next;
      const id = names[button] ?? names[outcome];
      if (id) this.step(id).then((step) => this.open(step), () => undefined);
    });
  }

  /** @param {LiveDialog} live @returns {HTMLElement | null} */
  #backdrop(live) {
    return live.element.querySelector(':scope > [data-part="backdrop"]');
  }
}

/**
 * A dialog's page, and its style on its own: the policy of the page around would refuse it inline.
 * @param {URL} address
 */
async function pageAt(address) {
  const response = await fetch(address, { headers: { Accept: 'text/html' } });
  const [, before, css, after] = /^([^]*?)<style>([^]*?)<\/style>([^]*)$/.exec(await response.text()) ?? [];
  if (!response.ok || !after) throw new Error(`No dialog at ${address.pathname}: the server answered ${response.status}.`);
  return { page: parse(before + after), css };
}

/**
 * Without scripts, so that pages which trust no text as markup take it too; older browsers know no such policy.
 * @param {string} text @returns {Document}
 */
function parse(text) {
  const { parseHTML } = /** @type {any} */ (Document);
  if (!parseHTML) return new DOMParser().parseFromString(text, 'text/html');
  return parseHTML.call(Document, text, { sanitizer: { removeElements: [], removeAttributes: [] } });
}

/**
 * Links a style sheet of the dialog's page unless this page has it; ends when it is there.
 * @param {Element} link
 * @param {URL} address
 */
function wear(link, address) {
  const { href, pathname } = new URL(link.getAttribute('href') ?? '', address);
  if (pathname.endsWith('/hosts.css')) return;
  const sheets = /** @type {NodeListOf<HTMLLinkElement>} */ (document.querySelectorAll('link[rel="stylesheet"]'));
  if ([...sheets].some((sheet) => sheet.href.split('?')[0] === href.split('?')[0])) return;
  const own = document.createElement('link');
  Object.assign(own, { rel: 'stylesheet', href });
  return new Promise((resolve) => {
    own.onload = own.onerror = resolve;
    document.head.append(own);
  });
}
