import type { PointerEvent } from 'react';

interface HoverHandlers {
  onEnter: () => void;
  onMove?: () => void;
  onLeave: () => void;
}

/**
 * Handlers of a mouse or pen over an element. Not mouse events: browsers send these for a tap, too, and
 * then a `mouseleave` if the mouse of the device is elsewhere.
 */
export function hoverProps({ onEnter, onMove, onLeave }: HoverHandlers) {
  const unlessTouch = (handle?: () => void) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') handle?.();
  };
  return {
    onPointerEnter: unlessTouch(onEnter),
    onPointerMove: unlessTouch(onMove),
    onPointerLeave: unlessTouch(onLeave),
  };
}
