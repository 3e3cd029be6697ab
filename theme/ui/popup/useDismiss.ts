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
 * Listens on the document for what closes a popup: one that was opened by hover has no focus, so it gets
 * neither Escape nor blur, and not every browser focuses a button on click.
 */
export function useDismiss({ open, onEscape, onPressOutside, root }: DismissOptions): void {
  const keyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') onEscape(event);
  });
  const pointerDown = useEffectEvent((event: PointerEvent) => {
    if (!root?.current?.contains(event.target as Node)) onPressOutside?.();
  });
  // Before the popup is painted: a key may follow immediately.
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
