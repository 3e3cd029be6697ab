import { highlightName } from './highlights';
import { placeTooltip } from './placeTooltip';

export interface TooltipAnchor {
  /** The block, at whose end the tooltip is added. */
  readonly figure: HTMLElement;
  readonly getBoundingClientRect: () => DOMRect;
  /** The name to mark. */
  readonly range?: Range;
}

/** The tooltip, which is one element for all blocks. */
export interface TypeTooltip {
  readonly element: HTMLElement;
  readonly isOpen: () => boolean;
  readonly show: (anchor: TooltipAnchor, content: readonly Node[]) => void;
  readonly hide: () => void;
}

export function createTooltip(): TypeTooltip {
  const element = document.createElement('div');
  element.className = 'type-tip';
  // The top layer isn't clipped by the block.
  element.popover = 'manual';
  let anchor: TooltipAnchor | undefined;

  const hide = () => {
    anchor = undefined;
    highlightName();
    element.remove();
  };
  const place = () => {
    if (!anchor) return;
    const name = anchor.getBoundingClientRect();
    if (!anchor.figure.isConnected || name.bottom < 0 || name.top > window.innerHeight)
      return hide();
    element.style.maxBlockSize = '';
    const { clientWidth: width, clientHeight: height } = document.documentElement;
    const { offsetWidth, offsetHeight } = element;
    const size = { width: offsetWidth, height: offsetHeight };
    const { left, top, maxHeight } = placeTooltip(name, size, { width, height });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
    element.style.maxBlockSize = `${maxHeight}px`;
  };
  document.addEventListener('scroll', place, { capture: true, passive: true });
  window.addEventListener('resize', place, { passive: true });

  return {
    element,
    isOpen: () => anchor !== undefined,
    show(next, content) {
      anchor = next;
      element.replaceChildren(...content);
      if (element.parentElement !== next.figure) next.figure.append(element);
      if (!element.matches(':popover-open')) element.showPopover();
      highlightName(next.range);
      place();
    },
    hide,
  };
}
