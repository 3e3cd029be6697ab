import { useLocation } from '@rspress/core/runtime';
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/**
 * Shows the dialog modally as long as it is mounted, so that the browser makes the page behind it
 * inert and gives the focus back, and closes it when the reader gets to another place of the site.
 */
export function useModalDialog(
  dialog: RefObject<HTMLDialogElement | null>,
  onClose: () => void,
): void {
  const { key } = useLocation();
  // The address tells: its page may still be on its way, and the arrival takes nobody elsewhere.
  const [opened] = useState(addressedKey);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each place that is shown is looked at
  useEffect(() => {
    const look = () => {
      if (addressedKey() !== opened) onClose();
    };
    look();
    // Back from a page that never came shows the same place again.
    window.addEventListener('popstate', look);
    return () => window.removeEventListener('popstate', look);
  }, [key, opened, onClose]);
}

/** The router's key for the place in the address bar. */
function addressedKey(): string {
  return window.history.state?.key ?? 'default';
}
