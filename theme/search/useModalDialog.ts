import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { UI_LIMITS } from '../settings/site';
import { queryInput } from './queryInput';

interface ModalDialogOptions {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  /** What the input contains when it opens; otherwise the text that's selected in the page. */
  query: string;
  onClose: () => void;
}

/**
 * Shows the dialog modally while it's open, with the focus in its input, unless it was opened before the
 * page was hydrated. The browser makes the page behind it inert and restores focus. Closes it when the
 * reader navigates.
 */
export function useModalDialog({ dialog, open, query, onClose }: ModalDialogOptions): void {
  const { key } = useLocation();

  const show = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open) return;
    delete element.dataset.submitted;
    // Like DocSearch, which searches for the text that's selected in the page.
    const selected = query ? '' : String(window.getSelection());
    element.showModal();
    const input = queryInput(element);
    const end = UI_LIMITS.searchInput;
    if (input) input.value = (query || selected).slice(0, end);
    input?.focus();
    // Positions beyond the end are the end.
    input?.setSelectionRange(selected ? 0 : end, end);
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    show(element);
    return () => element.close();
  }, [dialog, open]);

  const shown = useRef(key);
  useEffect(() => {
    if (open && shown.current !== key) onClose();
    shown.current = key;
  }, [key, open, onClose]);
}
