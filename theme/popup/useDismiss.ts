import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';

export interface DismissOptions {
  /** Whether there is anything to close. */
  open: boolean;
  onEscape: (event: KeyboardEvent) => void;
  /** A press of mouse, pen or finger on anything outside `root`. */
  onPressOutside?: () => void;
  root?: RefObject<HTMLElement | null>;
}

/**
 * Hears what closes a popup wherever it happens: one that the mouse has opened holds no focus, so
 * that neither Escape nor a blur would ever reach it, and not every browser focuses a button that
 * is clicked.
 */
export function useDismiss({ open, onEscape, onPressOutside, root }: DismissOptions): void {
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape(event);
  });
  const pointerDown = useEffectEvent((event: PointerEvent) => {
    if (!root?.current?.contains(event.target as Node)) onPressOutside?.();
  });
  // Before the popup is painted: the key may follow at once.
  useLayoutEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => keyDown(event);
    const onPointerDown = (event: PointerEvent) => pointerDown(event);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open]);
}
