import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

export interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  show: () => void;
  close: () => void;
}

/**
 * A native modal dialog: the browser traps focus, makes the rest inert, and returns focus. It closes on
 * navigation, including to the current page, and when the media query `mediaQuery` no longer matches.
 * Pass `close` as the dialog's `onCancel`, not `onClose`: the `close` event comes later, when the dialog
 * may be open again.
 */
export function useModal(mediaQuery: string): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname, key } = useLocation();
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new history entry closes the dialog
  useEffect(() => close(), [pathname, key, close]);

  useEffect(() => {
    const query = window.matchMedia(mediaQuery);
    query.addEventListener('change', close);
    return () => query.removeEventListener('change', close);
  }, [mediaQuery, close]);

  return { dialog, open, show, close };
}
