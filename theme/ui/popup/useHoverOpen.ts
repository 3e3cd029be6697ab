import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useDismiss } from './useDismiss';

export interface HoverOpenOptions {
  /** Delay in milliseconds before it opens or closes on hover. */
  delay: number;
  /** Whether it's open; leave it out for uncontrolled state. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Open while hovered or focused; Escape closes it. */
export function useHoverOpen({ delay, open: controlled, onOpenChange }: HoverOpenOptions) {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const setOpen = (wanted: boolean) => {
    clearTimeout(timer.current);
    setOwn(wanted);
    if (wanted !== open) onOpenChange?.(wanted);
  };
  useDismiss({ open, onEscape: () => setOpen(false) });
  const later = (wanted: boolean) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(wanted), delay);
  };
  return {
    open,
    props: {
      ...hoverProps({ onEnter: () => later(true), onLeave: () => later(false) }),
      onFocus: () => later(true),
      onBlur: () => setOpen(false),
    },
  };
}

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
