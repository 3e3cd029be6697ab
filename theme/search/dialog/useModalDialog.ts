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
  // The page of the last link may still be on its way: its arrival takes nobody elsewhere.
  const [known] = useState(() => [key, addressedKey()]);

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [dialog]);

  useEffect(() => {
    if (!known.includes(key)) onClose();
  }, [key, known, onClose]);
}

/** The router's key for the place in the address bar. */
function addressedKey(): string {
  return window.history.state?.key ?? 'default';
}
