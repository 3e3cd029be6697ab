import { useEffect, useRef, useState } from 'react';
import { useDismiss } from './useDismiss';

export interface HoverOpenOptions {
  /** Milliseconds between the mouse and opening or closing. */
  delay: number;
  /** Controlled: whether it is open. */
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
}

/** Opens while the mouse is over it or the focus inside; Escape closes. */
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
      onMouseEnter: () => later(true),
      onMouseLeave: () => later(false),
      onFocus: () => later(true),
      onBlur: () => setOpen(false),
    },
  };
}
