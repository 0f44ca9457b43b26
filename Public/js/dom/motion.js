// @ts-check
/** The motions of a dialog's parts: waited for, carried over, turned round. They come from the style sheet. */

/** Added to the longest motion before nothing is waited for any more, in milliseconds. */
const GRACE = 250;

/** Ends when all motions of the parts have, or should have: a hidden page runs none. @param {HTMLElement[]} parts */
export async function motionEnds(parts) {
  const motions = parts.flatMap((part) => part.getAnimations());
  if (motions.length === 0) return;
  const rest = motions.map((motion) => {
    const end = Number(motion.effect?.getComputedTiming().endTime ?? 0);
    return (end - Number(motion.currentTime ?? 0)) / Math.abs(motion.playbackRate || 1);
  });
  const limit = Math.max(0, ...rest.filter(Number.isFinite)) + GRACE;
  await Promise.race([
    Promise.allSettled(motions.map((motion) => motion.finished)),
    new Promise((resolve) => setTimeout(resolve, limit)),
  ]);
}

/**
 * Makes a change that starts other motions; where parts were under way they go on from what is seen now, so that
 * nothing jumps.
 * @param {HTMLElement[]} parts
 * @param {() => void} change
 */
export function redirect(parts, change) {
  const before = parts.map((part) => {
    const running = part.getAnimations().filter((motion) => motion.playState === 'running');
    const { transform, opacity, filter } = getComputedStyle(part);
    return { part, running, now: { transform, opacity, filter } };
  });
  change();
  if (before.every(({ running }) => running.length === 0)) return;
  for (const { part, running, now } of before) {
    const next = part.getAnimations().filter((motion) => !running.includes(motion));
    if (next.length === 0) continue;
    const goal = Object.assign({}, ...next.map((motion) => effectOf(motion).getKeyframes().at(-1)));
    /** @type {Keyframe[]} */
    const way = [{}, {}];
    for (const [name, value] of Object.entries(now)) {
      if (name in goal) [way[0][name], way[1][name]] = [value, goal[name]];
    }
    const duration = Math.max(...next.map((motion) => Number(motion.effect?.getComputedTiming().duration)));
    for (const motion of [...next, ...running]) motion.cancel();
    part.animate(way, { duration: duration * 0.75, easing: 'cubic-bezier(.3, 0, .4, 1)', fill: 'both' });
  }
}

/** Takes away what `redirect` put in place of the style sheet's motions. @param {HTMLElement[]} parts */
export function forget(parts) {
  for (const motion of parts.flatMap((part) => part.getAnimations())) {
    if (!(motion instanceof CSSAnimation)) motion.cancel();
  }
}

/**
 * Makes a change that has the browser start the motions anew, and puts them back to where they were.
 * @param {HTMLElement} element
 * @param {() => void} change
 */
export function keepTime(element, change) {
  const before = element.getAnimations({ subtree: true }).map((motion) => ({ motion, time: motion.currentTime }));
  change();
  for (const motion of element.getAnimations({ subtree: true })) {
    const same = before.find((old) => isSameMotion(old.motion, motion));
    if (same && motion.currentTime !== same.time) motion.currentTime = same.time;
  }
}

/** @param {Animation} a @param {Animation} b */
function isSameMotion(a, b) {
  return a === b || (effectOf(a).target === effectOf(b).target && nameOf(a) === nameOf(b));
}

/** @param {Animation} motion */
const effectOf = (motion) => /** @type {KeyframeEffect} */ (motion.effect);

/** @param {Animation} motion */
const nameOf = (motion) => (motion instanceof CSSAnimation ? motion.animationName : motion.id);
