import { HOVER_DELAY, LEAVE_DELAY, LONG_PRESS } from '../settings/types';
import { createTargetFinder, type PointerTarget } from './pointerTarget';
import type { TypeView } from './typeView';

/** How far a finger can move during a long press, in CSS pixels. */
const FINGER_MOVES = 10;

/**
 * Shows the type of the name that the mouse stays on or a finger presses for a while. `isBusy` says
 * whether the keyboard has the tooltip.
 */
export function hoverTypes(root: HTMLElement, view: TypeView, isBusy: () => boolean) {
  const { tooltip } = view;
  const findTarget = createTargetFinder(view);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: PointerTarget | undefined;
  let finger: PointerEvent | undefined;
  let last: PointerEvent | undefined;

  const later = (run: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(run, delay);
  };
  const show = (target: PointerTarget) => {
    shown = target;
    view.showAnnotation(target.block, target.annotation);
  };
  const hide = () => {
    clearTimeout(timer);
    shown = undefined;
    if (!isBusy()) tooltip.hide();
  };
  const hover = async (event: PointerEvent) => {
    last = event;
    clearTimeout(timer);
    if (tooltip.element.contains(event.target as Node)) return;
    const target = await findTarget(event);
    if (last !== event || isBusy() || target === 'failed') return;
    const isShown =
      tooltip.isOpen() &&
      target?.annotation === shown?.annotation &&
      target?.block.pre === shown?.block.pre;
    if (target && !isShown) later(() => show(target), HOVER_DELAY);
    else if (!target && tooltip.isOpen()) later(hide, LEAVE_DELAY);
  };
  const press = async (event: PointerEvent) => {
    const target = await findTarget(event);
    if (target && target !== 'failed' && !isBusy()) show(target);
  };
  const down = (event: PointerEvent) => {
    if (!tooltip.element.contains(event.target as Node)) hide();
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
  root.addEventListener('pointerleave', () => tooltip.isOpen() && later(hide, LEAVE_DELAY));
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
