// @ts-check
/**
 * Motion under remote control: what the page around a framed stage may ask of its animations. Loaded when it first asks.
 *
 * Messages in    stage:seek {phase, at, playing, rate, loop}, stage:motion {css}, stage:release
 * Messages out   stage:time {phase, at, end, playing}, with every frame while it plays
 *
 * Times are milliseconds of the phase at full speed.
 *
 * @typedef {'enter' | 'exit'} Phase
 * @typedef {{ type?: string, phase?: Phase, at?: number, playing?: boolean, rate?: number, loop?: boolean, css?: string }} Wish
 */

/** @import { LiveDialog } from './dialog.js' */

/** How long a loop rests at its end. */
const REST = 500;

/** @param {LiveDialog} dialog @param {(message: object) => void} report */
export function remote(dialog, report) {
  const { element, host, surface } = dialog;
  const parts = [surface, element.querySelector(':scope > [data-part="backdrop"]'), host].filter((part) => part instanceof HTMLElement);
  const sheet = new CSSStyleSheet();
  /** @type {Phase} */
  let phase = 'enter';
  let loops = false;
  let rate = 1;
  let frame = 0;
  let rest = 0;

  const motions = () => parts.flatMap((part) => part.getAnimations());
  const end = () => Math.max(0, ...motions().map(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0)));

  /** Puts the phase's own animations in place, and nothing that was made on the way. */
  function enterPhase() {
    document.documentElement.removeAttribute('data-settled');
    if (element.dataset.state === 'closed') dialog.open();
    for (const motion of motions()) if (!(motion instanceof CSSAnimation)) motion.cancel();
    element.dataset.state = phase === 'enter' ? 'open' : 'closing';
    element.toggleAttribute('data-paused', true);
  }

  /** @param {number} at @param {boolean} plays */
  function put(at, plays) {
    for (const motion of motions()) {
      motion.updatePlaybackRate(rate);
      motion.pause();
      motion.currentTime = at;
      if (plays) motion.play();
    }
  }

  /** The moment that is seen: of the animation that takes longest. */
  function now() {
    let [time, last] = [0, -1];
    for (const { currentTime, effect } of motions()) {
      const ends = Number(effect?.getComputedTiming().endTime ?? 0);
      if (ends > last) [time, last] = [Number(currentTime ?? 0), ends];
    }
    return time;
  }

  function follow() {
    const last = end();
    // The state and not the time, which some browsers round.
    const playing = motions().some(({ playState }) => playState === 'running');
    report({ type: 'stage:time', phase, at: playing ? Math.min(now(), last) : last, end: last, playing: playing || loops });
    if (playing) frame = requestAnimationFrame(follow);
    else if (loops) rest = window.setTimeout(() => start(0), REST / rate);
  }

  /** @param {number} at */
  function start(at) {
    put(at, true);
    frame = requestAnimationFrame(follow);
  }

  function stop() {
    cancelAnimationFrame(frame);
    clearTimeout(rest);
  }

  /** @param {Wish} wish */
  function seek(wish) {
    stop();
    phase = wish.phase === 'exit' ? 'exit' : 'enter';
    rate = wish.rate && wish.rate > 0 ? wish.rate : 1;
    loops = wish.loop === true;
    enterPhase();
    const at = Math.min(Math.max(0, Number(wish.at) || 0), end());
    if (wish.playing) return start(at);
    put(at, false);
    report({ type: 'stage:time', phase, at, end: end(), playing: false });
  }

  /** Other curves for the same dialog, in place of those it came with. @param {string} css */
  function wear(css) {
    sheet.replaceSync(css);
    document.adoptedStyleSheets = css ? [sheet] : [];
  }

  /** Back to a dialog that is open and at rest. */
  function release() {
    stop();
    if (element.dataset.state !== 'closed') {
      [phase, rate] = ['enter', 1];
      enterPhase();
      put(end(), true);
    }
    element.removeAttribute('data-paused');
  }

  /** @param {Wish} wish */
  return (wish) => {
    if (wish.type === 'stage:seek') seek(wish);
    if (wish.type === 'stage:motion') wear(String(wish.css ?? ''));
    if (wish.type === 'stage:release') release();
  };
}
