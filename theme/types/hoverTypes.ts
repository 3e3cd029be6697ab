import { HOVER_DELAY, LEAVE_DELAY, LONG_PRESS } from '../settings/types';
import { type Aim, createAim } from './aim';
import type { TypeView } from './typeView';

/** How far a finger can move during a long press, in CSS pixels. */
const FINGER_MOVES = 10;

/**
 * Shows the type of the name that the mouse stays on or a finger presses for a while. `isBusy` says
 * whether the keyboard has the tooltip.
 */
export function hoverTypes(root: HTMLElement, view: TypeView, isBusy: () => boolean) {
  const { tip } = view;
  const aimAt = createAim(view);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: Aim | undefined;
  let finger: PointerEvent | undefined;
  let last: PointerEvent | undefined;

  const later = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const show = (aim: Aim) => {
    shown = aim;
    view.showSpot(aim.block, aim.spot);
  };
  const hide = () => {
    clearTimeout(timer);
    shown = undefined;
    if (!isBusy()) tip.hide();
  };
  const hover = async (event: PointerEvent) => {
    last = event;
    clearTimeout(timer);
    if (tip.element.contains(event.target as Node)) return;
    const aim = await aimAt(event);
    if (last !== event || isBusy() || aim === 'failed') return;
    const isShown =
      tip.isOpen() && aim?.spot === shown?.spot && aim?.block.pre === shown?.block.pre;
    if (aim && !isShown) later(() => show(aim), HOVER_DELAY);
    else if (!aim && tip.isOpen()) later(hide, LEAVE_DELAY);
  };
  const press = async (event: PointerEvent) => {
    const aim = await aimAt(event);
    if (aim && aim !== 'failed' && !isBusy()) show(aim);
  };
  const down = (event: PointerEvent) => {
    if (!tip.element.contains(event.target as Node)) hide();
    if (event.pointerType !== 'touch') return;
    finger = event;
    later(() => void press(event), LONG_PRESS);
  };
  const up = () => {
    if (finger) clearTimeout(timer);
    finger = undefined;
  };
  const move = (event: PointerEvent) => {
    if (!finger && event.pointerType !== 'touch' && !isBusy()) void hover(event);
    if (finger && distance(finger, event) > FINGER_MOVES) up();
  };
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerleave', () => tip.isOpen() && later(hide, LEAVE_DELAY));
  document.addEventListener('pointerdown', down);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', up);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  return {
    /** Handles the event with which the pointer came to the code. */
    start: (event: PointerEvent) => (event.pointerType === 'touch' ? down(event) : move(event)),
  };
}

function distance(one: PointerEvent, other: PointerEvent): number {
  return Math.hypot(other.clientX - one.clientX, other.clientY - one.clientY);
}
