// @ts-check
/** The stage: one dialog over its host, its answer sent on, its events told to the page around. */

import { LiveDialog } from './dialog.js';
import { postAnswer } from './answer.js';

const element = /** @type {HTMLElement} */ (document.querySelector('.dlg'));
const host = /** @type {HTMLElement} */ (document.querySelector('[data-part="host"]'));
const isFramed = window.parent !== window;
const isStill = 'still' in document.documentElement.dataset;

if (!isStill) {
  for (const type of ['dialog:open', 'dialog:settled', 'dialog:close']) {
    element.addEventListener(type, (event) => {
      const { detail } = /** @type {CustomEvent} */ (event);
      if (isFramed) window.parent.postMessage({ type, id: element.id.slice(4), ...detail }, '*');
    });
  }
  // A stage that came at rest plays its entrance from then on.
  element.addEventListener('dialog:close', () => document.documentElement.removeAttribute('data-settled'));

  // The page around stores what is answered in a frame of ours; alone in a tab the stage does it.
  const form = /** @type {HTMLFormElement} */ (element.querySelector('form'));
  const isPosting = !isFramed && form.hasAttribute('action');
  const dialog = new LiveDialog(element, { host, submit: isPosting ? postAnswer(form) : undefined });
  if (isPosting) {
    import('./flow.js').then(
      ({ Flow }) => new Flow(new URL('/', location.href), host).adopt(element.id.slice(4), dialog),
      () => undefined,
    );
  }

  host.addEventListener('click', (event) => {
    const target = /** @type {Element} */ (event.target);
    const button = /** @type {HTMLElement | null} */ (target.closest('[data-part="open"], [data-text]'));
    if (!button) return;
    if (button.dataset.text) dialog.say(button.dataset.text);
    else dialog.open();
  });

  /** @type {Promise<((message: object) => void) | undefined> | undefined} */
  let remote;

  window.addEventListener('message', ({ source, data }) => {
    if (!isFramed || source !== window.parent) return;
    if (data?.type === 'stage:open') dialog.open();
    if (data?.type === 'stage:close') dialog.close();
    if (data?.type === 'stage:replay') replay();
    if (data?.type === 'stage:settle') settle();
    if (['stage:seek', 'stage:motion', 'stage:release'].includes(data?.type)) hold(data);
  });

  // An on-screen keyboard that lies over the page without shrinking it.
  window.visualViewport?.addEventListener('resize', () => {
    const { height, offsetTop, scale } = /** @type {VisualViewport} */ (window.visualViewport);
    const covered = scale === 1 ? Math.max(0, window.innerHeight - height - offsetTop) : 0;
    if (covered > 0) element.style.setProperty('--dlg-keyboard', `${covered}px`);
    else element.style.removeProperty('--dlg-keyboard');
  });

  /** Comes to rest, open, whatever went before. */
  function settle() {
    if (element.dataset.state !== 'open') dialog.open();
    document.documentElement.toggleAttribute('data-settled', true);
  }

  /** The workbench holds the motion; no other page needs the module. @param {object} wish */
  async function hold(wish) {
    remote ??= import('./remote.js').then(
      (module) => module.remote(dialog, (message) => window.parent.postMessage(message, '*')),
      () => undefined,
    );
    (await remote)?.(wish);
  }

  /** Plays the entrance again from its start. */
  function replay() {
    document.documentElement.removeAttribute('data-settled');
    if (element.dataset.state !== 'open') return void dialog.open();
    for (const part of [host, ...element.querySelectorAll('[data-part="backdrop"], [data-part="surface"]')]) {
      for (const motion of part.getAnimations()) {
        motion.currentTime = 0;
        motion.play();
      }
    }
  }
}
