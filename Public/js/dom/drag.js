// @ts-check
/** Draws a surface away with the pointer, towards the edge that it came from. */

/** Where a press is a press. */
const CONTROLS = 'a, button, input, select, textarea, label';
/** Of the surface's size. */
const FAR = 0.4;
/** Pixels a millisecond. */
const FAST = 0.5;
/** Milliseconds without a move after which the pointer rests. */
const PAUSE = 80;
/** Pixels before a press counts as a drag. */
const SLACK = 6;

/**
 * @param {HTMLElement} surface
 * @param {HTMLElement} element
 * @param {() => Promise<boolean>} dismiss
 */
export function dragToDismiss(surface, element, dismiss) {
  /** @type {{ x: number, y: number, isMoving: boolean, way: number, speed: number, time: number } | null} */
  let drag = null;

  surface.addEventListener('pointerdown', (event) => {
    const target = /** @type {Element} */ (event.target);
    if (event.button !== 0 || target.closest(CONTROLS) || isScrolled(target, surface)) return;
    drag = { x: event.clientX, y: event.clientY, isMoving: false, way: 0, speed: 0, time: event.timeStamp };
  });

  surface.addEventListener('pointermove', (event) => {
    if (!drag) return;
    const { axis, sign } = direction(element);
    const along = sign * (axis === 'y' ? event.clientY - drag.y : event.clientX - drag.x);
    const across = Math.abs(axis === 'y' ? event.clientX - drag.x : event.clientY - drag.y);
    if (!drag.isMoving) {
      if (Math.max(Math.abs(along), across) < SLACK) return;
      if (along < across) return void (drag = null);
      drag.isMoving = true;
      surface.setPointerCapture(event.pointerId);
    }
    const way = Math.max(0, along);
    drag.speed = (way - drag.way) / Math.max(1, event.timeStamp - drag.time);
    drag.way = way;
    drag.time = event.timeStamp;
    surface.style.translate = axis === 'y' ? `0 ${sign * way}px` : `${sign * way}px`;
  });

  for (const name of ['pointerup', 'pointercancel']) {
    surface.addEventListener(name, async (event) => {
      const ended = drag;
      drag = null;
      if (!ended?.isMoving) return;
      const { axis } = direction(element);
      const size = axis === 'y' ? surface.offsetHeight : surface.offsetWidth;
      const isHeld = event.timeStamp - ended.time > PAUSE;
      const isAway = name === 'pointerup' && ((!isHeld && ended.speed > FAST) || ended.way > size * FAR);
      if (isAway && (await dismiss())) return;
      const from = surface.style.translate;
      surface.style.translate = '';
      const easing = 'cubic-bezier(.2, .8, .2, 1)';
      surface.animate([{ translate: from }, { translate: '0' }], { duration: 220, easing });
    });
  }
}

/** @param {HTMLElement} element */
function direction({ dataset: { placement = '' }, ownerDocument }) {
  const rtl = ownerDocument.dir === 'rtl' ? -1 : 1;
  if (placement === 'leading') return { axis: 'x', sign: -rtl };
  if (placement === 'trailing') return { axis: 'x', sign: rtl };
  return { axis: 'y', sign: placement.startsWith('top') ? -1 : 1 };
}

/**
 * Whether something between the press and the surface has been scrolled: then the drag is a scroll.
 * @param {Element} target
 * @param {Element} surface
 */
function isScrolled(target, surface) {
  for (let part = /** @type {Element | null} */ (target); part && part !== surface; part = part.parentElement) {
    if (part.scrollTop > 0) return true;
  }
  return false;
}
