import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useMediaQuery } from '../timing/useMediaQuery';

export interface Modal {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  show: () => void;
  close: () => void;
}

/**
 * A native modal dialog (the browser traps the focus, makes the rest inert and gives the focus
 * back) that closes when the reader goes to a page, be it the one he is on, and when the window no
 * longer matches `onlyWhile`.
 */
export function useModal(onlyWhile: string): Modal {
  const dialog = useRef<HTMLDialogElement>(null);
  const [open, setOpen] = useState(false);
  const { pathname, key } = useLocation();
  const fits = useMediaQuery(onlyWhile);
  const show = useCallback(() => setOpen(true), []);
  const close = useCallback(() => setOpen(false), []);

  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    if (open && !element.open) element.showModal();
    if (!open && element.open) element.close();
  }, [open]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new entry of the history closes it
  useEffect(() => close(), [pathname, key, close]);

  useEffect(() => {
    if (!fits) close();
  }, [fits, close]);

  return { dialog, open, show, close };
}
