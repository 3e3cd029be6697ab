import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { queryInput } from './dialog/queryInput';

/**
 * Shows the dialog modally while it's mounted, with the focus in its input. The browser makes the page
 * behind it inert and restores focus. Closes it when the reader navigates.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  const { key } = useLocation();
  // Of the URL, whose page may still be loading: showing that page isn't a navigation.
  const [opened] = useState(historyKey);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    queryInput(element)?.focus();
    return () => element?.close();
  }, [dialog]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each page that's shown
  useEffect(() => {
    const closeIfNavigated = () => {
      if (historyKey() !== opened) onClose();
    };
    closeIfNavigated();
    // Going back from a page that didn't load shows the same page again.
    window.addEventListener('popstate', closeIfNavigated);
    return () => window.removeEventListener('popstate', closeIfNavigated);
  }, [key, opened, onClose]);
}

/** The router's key for the current history entry. */
function historyKey(): string {
  return window.history.state?.key ?? 'default';
}
