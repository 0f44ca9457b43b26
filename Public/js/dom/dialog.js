// @ts-check
/**
 * The behaviour of one dialog, alert, sheet or toast whose markup is there and complete without it.
 *
 * Attributes   data-state (open, closing, closed), data-dismiss (backdrop, escape, drag), data-modal, data-drag,
 *              data-return-focus="false"; set here: data-paused, data-scrolls, aria-busy, aria-invalid
 * Events       dlg-request-close (cancelable; detail outcome, button), dialog:open, dialog:settled,
 *              dialog:close (detail outcome, button, values, elapsed)
 *
 * @typedef {'button' | 'close' | 'backdrop' | 'escape' | 'timeout' | 'drag'} Outcome
 * @typedef {{ outcome: Outcome, button?: string, values: Record<string, unknown>, elapsed: number }} Answer
 * @typedef {{ message: string, fields?: Record<string, string> }} Refusal
 */

import { errorOf, setError } from './validity.js';
import { valuesOf } from './values.js';
import { cycleFocus } from './focus.js';
import { dragToDismiss } from './drag.js';
import { forget, keepTime, motionEnds, redirect } from './motion.js';

/** What is open, topmost last. @type {LiveDialog[]} */
const layers = [];

/** Whether a key was the last thing that was pressed: then the focus is shown from the start. */
let isByKey = false;

document.addEventListener('pointerdown', () => (isByKey = false), true);
document.addEventListener('keydown', () => {
  isByKey = true;
  for (const layer of layers) layer.element.removeAttribute('data-quiet');
}, true);

document.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
  const focused = layers.findLast((layer) => layer.element.contains(document.activeElement));
  const top = focused ?? layers.findLast((layer) => layer.isModal) ?? layers.at(-1);
  if (!top || (!top.isModal && !top.allows('escape'))) return;
  event.preventDefault();
  if (top.allows('escape')) top.requestClose('escape');
});

document.addEventListener('visibilitychange', () => {
  for (const layer of layers) layer.element.toggleAttribute('data-paused', document.hidden);
});

export class LiveDialog {
  /** @type {((answer: Answer) => void)[]} */
  #waiting = [];
  #openedAt = 0;
  #pressedOutside = false;
  #isSending = false;
  /** Grows with every opening and closing, so that an end that was overtaken is known. */
  #turn = 0;
  /** @type {Element | null} */
  #opener = null;

  /**
   * @param {HTMLElement} element
   * @param {{ host?: HTMLElement | null, submit?: (answer: Answer) => Promise<Refusal | null> }} [options]
   *   `host` is what lies behind; `submit` sends an answer and says why it was refused.
   */
  constructor(element, { host = null, submit } = {}) {
    this.element = element;
    this.host = host;
    this.submit = submit;
    this.isModal = element.dataset.modal === 'true';
    this.surface = /** @type {HTMLElement} */ (element.querySelector('[data-part="surface"]'));
    this.form = /** @type {HTMLFormElement} */ (element.querySelector('form'));
    this.form.noValidate = true;

    this.form.addEventListener('submit', (event) => this.#submitted(event));
    this.form.addEventListener('input', (event) => this.#edited(event));
    element.addEventListener('click', (event) => this.#clicked(event));
    element.addEventListener('keydown', (event) => this.#pressed(event));
    element.addEventListener('pointerdown', (event) => {
      this.#pressedOutside = event.button === 0 && this.#isOutside(event.target);
    });
    element.addEventListener('cancel', (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      if (this.allows('escape')) this.requestClose('escape');
    });
    element.addEventListener('close', () => {
      if (this.state === 'open') this.#finish(this.#answer('escape'));
    });
    element.querySelector('[data-part="timer"]')?.addEventListener('animationend', () => this.requestClose('timeout'));
    if (this.allows('drag')) dragToDismiss(this.surface, element, () => this.requestClose('drag'));

    if (this.state === 'open') this.#adopt();
    if (this.state === 'closing') this.#leave(this.#answer('close'));
  }

  get state() {
    return this.element.dataset.state;
  }

  /** @param {string} way */
  allows(way) {
    return (this.element.dataset.dismiss ?? '').split(' ').includes(way);
  }

  /** Opens, and answers when the dialog has closed again. @returns {Promise<Answer>} */
  open() {
    const answered = /** @type {Promise<Answer>} */ (new Promise((resolve) => this.#waiting.push(resolve)));
    if (this.state === 'open') return answered;
    if (this.state === 'closing') {
      redirect(this.#moving, () => (this.element.dataset.state = 'open'));
    } else {
      this.element.dataset.state = 'open';
      this.#opener = document.activeElement === document.body ? this.#hostOpener : document.activeElement;
      this.#show();
    }
    this.#opened();
    return answered;
  }

  /** Closes without asking. @param {Outcome} [outcome] */
  close(outcome = 'close') {
    return this.state === 'open' ? this.#leave(this.#answer(outcome)) : Promise.resolve();
  }

  /**
   * Closes as a person would: listeners may refuse, inputs may be invalid, the answer may not be taken.
   * @param {Outcome} outcome
   * @param {HTMLElement | null} [button]
   */
  async requestClose(outcome, button = null) {
    if (this.state !== 'open' || this.#isSending) return false;
    const id = button?.dataset.button;
    if (!this.#emit('dlg-request-close', { outcome, button: id }, true)) return false;
    if (button && !button.matches('[formnovalidate], [href]') && !this.validate()) return false;
    const answer = this.#answer(outcome, id);
    const sent = this.submit?.(answer);
    if (button && sent) {
      this.#isSending = true;
      button.ariaBusy = 'true';
      const refusal = await sent;
      button.ariaBusy = null;
      this.#isSending = false;
      if (refusal) return this.refuse(refusal);
    }
    await this.#leave(answer);
    return true;
  }

  /** Marks what is not valid and takes the focus there. */
  validate() {
    /** @type {Record<string, string>} */
    const errors = {};
    for (const field of this.#fields) {
      const error = errorOf(field);
      if (error) errors[field.dataset.field ?? ''] = error;
    }
    return this.#mark(errors);
  }

  /** Shows why an answer was not taken: beside its fields, the rest above the buttons. @param {Refusal} refusal */
  refuse({ message, fields = {} }) {
    const isPlaced = !this.#mark(fields);
    let note = this.form.querySelector(':scope > [data-part="error"]');
    if (isPlaced) note?.remove();
    else {
      if (!note) {
        note = document.createElement('p');
        note.setAttribute('data-part', 'error');
        note.setAttribute('role', 'alert');
        this.form.insertBefore(note, this.form.querySelector(':scope > [data-part="buttons"]'));
      }
      note.textContent = message;
    }
    return false;
  }

  /**
   * Puts a text in place of what a toast says. While it shows another one its clock starts anew and its entrance
   * does not play again; the same text changes nothing; an empty one closes.
   * @param {string} text
   */
  say(text) {
    const words = this.element.querySelector('[data-part="title"], [data-part="message"]');
    if (!words || (this.state === 'open' && words.textContent === text)) return;
    if (!text) return void this.close('timeout');
    (words.querySelector('bdi') ?? words).textContent = text;
    if (this.state !== 'open') return void this.open();
    for (const clock of this.element.querySelector('[data-part="timer"]')?.getAnimations() ?? []) clock.currentTime = 0;
  }

  /** Takes over a dialog that the page brought along open, without playing its entrance again. */
  #adopt() {
    this.#opener = this.#hostOpener;
    const take = () => {
      removeEventListener('focus', take);
      if (this.state !== 'open') return;
      if (this.element instanceof HTMLDialogElement && this.isModal) keepTime(this.element, () => this.#show());
      this.#focusFirst();
    };
    // A frame must not take the focus from the page around it.
    if (window.parent === window || document.hasFocus()) take();
    else addEventListener('focus', take);
    this.#opened(false);
  }

  #show() {
    const { element } = this;
    if (element instanceof HTMLDialogElement) {
      element.open = false;
      if (this.isModal) element.showModal();
      else element.show();
    } else {
      element.hidden = false;
    }
  }

  #opened(takesFocus = this.element instanceof HTMLDialogElement) {
    const turn = ++this.#turn;
    this.#openedAt = performance.now();
    if (!layers.includes(this)) layers.push(this);
    if (this.host) this.host.inert = this.isModal;
    this.element.toggleAttribute('data-quiet', !isByKey);
    if (takesFocus) this.#focusFirst();
    this.#emit('dialog:open', {});
    motionEnds(this.#moving).then(() => turn === this.#turn && this.#emit('dialog:settled', {}));
  }

  /** @param {Answer} answer */
  async #leave(answer) {
    const turn = ++this.#turn;
    redirect(this.#moving, () => (this.element.dataset.state = 'closing'));
    await motionEnds(this.#moving);
    if (turn === this.#turn) this.#finish(answer);
  }

  /** @param {Answer} answer */
  #finish(answer) {
    const { element, surface, host } = this;
    element.dataset.state = 'closed';
    const before = document.activeElement;
    const hadFocus = element.contains(before) || (this.isModal && (!before || before === document.body));
    if (element instanceof HTMLDialogElement) element.close();
    else element.hidden = true;
    forget(this.#moving);
    surface.style.translate = '';
    layers.splice(layers.indexOf(this), 1);
    if (host) host.inert = layers.some((layer) => layer.isModal && layer.host === host);
    if (hadFocus) {
      if (element.dataset.returnFocus === 'false') /** @type {HTMLElement | null} */ (document.activeElement)?.blur();
      else if (this.#opener instanceof HTMLElement) this.#opener.focus({ preventScroll: true });
    }
    this.#emit('dialog:close', answer);
    for (const resolve of this.#waiting.splice(0)) resolve(answer);
  }

  #focusFirst() {
    const body = /** @type {HTMLElement | null} */ (this.element.querySelector('.dlg-body'));
    const scrolls = [body, this.form].some((part) => part && part.scrollHeight > part.clientHeight + 1);
    this.element.toggleAttribute('data-scrolls', scrolls);
    if (body && scrolls) body.tabIndex = 0;
    if (!(this.element instanceof HTMLDialogElement)) return;
    const heading = /** @type {HTMLElement} */ (this.element.querySelector('[data-part="title"]') ?? this.surface);
    const chosen = /** @type {HTMLElement | null} */ (this.element.querySelector('[autofocus], [data-autofocus]'));
    const readsFirst = scrolls && this.element.role !== 'alertdialog';
    const target = (!readsFirst && chosen) || heading;
    if (target === heading) target.tabIndex = -1;
    if (readsFirst) for (const part of [body, this.form]) part?.scrollTo(0, 0);
    if (document.activeElement !== target) target.focus({ preventScroll: true });
  }

  /** @param {SubmitEvent} event */
  #submitted(event) {
    event.preventDefault();
    const submitter = /** @type {HTMLButtonElement | null} */ (event.submitter);
    if (submitter?.dataset.part === 'close') this.requestClose('close');
    else this.requestClose('button', this.#button(submitter?.value) ?? this.#defaultButton);
  }

  /** @param {MouseEvent} event */
  #clicked(event) {
    const target = /** @type {Element} */ (event.target);
    const link = /** @type {HTMLElement | null} */ (target.closest('a[data-part="button"]'));
    if (link) {
      if (link.ariaDisabled !== 'true') this.requestClose('button', link);
    } else if (this.#pressedOutside && this.#isOutside(target) && this.allows('backdrop')) {
      this.requestClose('backdrop');
    }
  }

  /** @param {KeyboardEvent} event */
  #pressed(event) {
    if (event.isComposing || event.keyCode === 229) return;
    if (event.key === 'Tab' && this.isModal) cycleFocus(this.element, event);
    const target = /** @type {Element} */ (event.target);
    if (event.key !== 'Enter' || target.matches('a, button, textarea, select, summary')) return;
    // Fields send the form by themselves; where none does, the default button is pressed all the same.
    if (target.matches('input') && this.#defaultButton?.matches('button')) return;
    event.preventDefault();
    this.#defaultButton?.click();
  }

  /** @param {Event} event */
  #edited(event) {
    const input = /** @type {HTMLInputElement} */ (event.target);
    const field = /** @type {HTMLElement | null} */ (input.closest('[data-field]'));
    if (!field) return;
    setError(field, '');
    const shown = field.querySelector('output');
    if (shown) shown.value = input.value;
    if (input.type === 'checkbox' && field.matches('fieldset:not([data-multiple])') && input.checked) {
      for (const other of field.querySelectorAll('input')) if (other !== input) other.checked = false;
    }
  }

  /** @param {Record<string, string>} errors by field name; true where there is none. */
  #mark(errors) {
    const wrong = this.#fields.filter((field) => {
      const error = errors[field.dataset.field ?? ''] ?? '';
      setError(field, error);
      return error;
    });
    /** @type {HTMLElement | null | undefined} */ (wrong[0]?.querySelector('[data-name]:not(:disabled)'))?.focus();
    return wrong.length === 0;
  }

  /** @param {Outcome} outcome @param {string} [button] @returns {Answer} */
  #answer(outcome, button) {
    const elapsed = Math.round(performance.now() - this.#openedAt) / 1000;
    return { outcome, ...(button && { button }), values: valuesOf(this.#fields), elapsed };
  }

  /** @param {string} name @param {object} detail */
  #emit(name, detail, cancelable = false) {
    return this.element.dispatchEvent(new CustomEvent(name, { bubbles: true, cancelable, detail }));
  }

  /** @param {EventTarget | null} target */
  #isOutside(target) {
    return target === this.element || (target instanceof HTMLElement && target.dataset.part === 'backdrop');
  }

  /** @param {string | undefined} id @returns {HTMLElement | undefined} */
  #button(id) {
    const buttons = /** @type {NodeListOf<HTMLElement>} */ (this.form.querySelectorAll('[data-button]'));
    return [...buttons].find((button) => button.dataset.button === id);
  }

  /** @returns {HTMLElement | null} */
  get #defaultButton() {
    return this.form.querySelector('[data-default]');
  }

  get #hostOpener() {
    return this.host?.querySelector('[data-part="open"]') ?? null;
  }

  get #fields() {
    return /** @type {HTMLElement[]} */ ([...this.form.querySelectorAll('[data-field]')]);
  }

  /** The parts that a motion moves. */
  get #moving() {
    const backdrop = this.element.querySelector(':scope > [data-part="backdrop"]');
    return [this.surface, backdrop, this.host].filter((part) => part instanceof HTMLElement);
  }
}
