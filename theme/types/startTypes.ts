import { addStylesheet } from 'static-pages/load';
import { HOVER_DELAY } from '../settings/types';
import { keyboardTypes } from './keyboardTypes';
import { createTooltip, type TypeTooltip } from './tooltip';
import { annotationsIn, textRange, typeBlockOf } from './typeBlocks';
import stylesheet from './types.css?url';

let started: ReturnType<typeof start> | undefined;

/** Shows types in the code blocks below `root`, first for the event that loaded this code. */
export async function startTypes(root: HTMLElement, event: Event): Promise<void> {
  started ??= start(root, event);
  const enter = await started;
  if (event.type === 'click') void enter(event.target as Element);
}

async function start(root: HTMLElement, event: Event) {
  // Without styles, the tooltip still works.
  await addStylesheet(stylesheet).catch(console.error);
  const tooltip = createTooltip();
  const { enter, isOn } = keyboardTypes(root, tooltip);
  const hover = hoverTypes(root, tooltip, isOn);
  // The mouse may have left while the code was loaded.
  const isHovered = (event.target as Element).matches(':hover');
  if (event.type !== 'click' && isHovered) hover(event as PointerEvent);
  return enter;
}

/**
 * Shows the type of the name on which the mouse stays for a while, unless `isBusy`: the keyboard has the
 * tooltip. Returns the handler of mouse moves.
 */
function hoverTypes(root: HTMLElement, tooltip: TypeTooltip, isBusy: () => boolean) {
  let timer: ReturnType<typeof setTimeout>;
  let last: PointerEvent;
  const show = async () => {
    const event = last;
    const block = typeBlockOf((event.target as Element).closest('pre'));
    const annotations = block ? await annotationsIn(block) : [];
    if (event !== last || isBusy()) return;
    const hovered = annotations.find(
      (annotation) => block && isOver(textRange(block.code, annotation), event),
    );
    if (block && hovered) tooltip.show(block, hovered);
    else tooltip.hide();
  };
  const move = (event: PointerEvent) => {
    clearTimeout(timer);
    last = event;
    const isInTooltip = tooltip.element.contains(event.target as Node);
    if (!isInTooltip && event.pointerType !== 'touch') timer = setTimeout(show, HOVER_DELAY);
  };
  const hide = () => {
    clearTimeout(timer);
    if (!isBusy()) tooltip.hide();
  };
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerleave', hide);
  document.addEventListener('pointerdown', ({ target }) => {
    if (!tooltip.element.contains(target as Node)) hide();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  return move;
}

/** Whether the mouse is on a range, rather than in the space after its line. */
function isOver(range: Range, { clientX: x, clientY: y }: PointerEvent): boolean {
  return [...range.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  );
}
