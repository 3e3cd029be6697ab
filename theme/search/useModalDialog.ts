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
  // Of the URL, whose page may still be loading: showing that page isn't a navigation.
  const opened = useRef('');

  const show = useEffectEvent((element: HTMLDialogElement) => {
    opened.current = historyKey();
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page that's shown
  useEffect(() => {
    if (!open) return;
    const closeIfNavigated = () => {
      if (historyKey() !== opened.current) onClose();
    };
    closeIfNavigated();
    // Going back from a page that didn't load shows the same page again.
    window.addEventListener('popstate', closeIfNavigated);
    return () => window.removeEventListener('popstate', closeIfNavigated);
  }, [key, open, onClose]);
}

/** The router's key for the current history entry. */
function historyKey(): string {
  return window.history.state?.key ?? 'default';
}
