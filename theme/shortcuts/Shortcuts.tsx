import { useCallback, useEffect, useState } from 'react';
import { isShortcut } from '../ui/keyPress';
import { useLazyComponent } from '../ui/popup/useLazyComponent';
import { useKeyDown } from '../ui/useKeyDown';

const OPEN_SHORTCUTS = 'open-shortcuts';

/** Opens the list of keyboard shortcuts. */
export function openShortcuts(): void {
  window.dispatchEvent(new Event(OPEN_SHORTCUTS));
}

/** Listens for `openShortcuts`. Returns a function that stops listening. */
export function onOpenShortcuts(open: () => void): () => void {
  window.addEventListener(OPEN_SHORTCUTS, open);
  return () => window.removeEventListener(OPEN_SHORTCUTS, open);
}

const importSheet = async () =>
  (await import(/* webpackChunkName: "shortcut-sheet" */ './ShortcutSheet')).loadSheet();

/** Shows the list of keyboard shortcuts when the reader presses `?` or chooses it in search. */
export function Shortcuts() {
  const { component: ShortcutSheet, load } = useLazyComponent(importSheet);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const show = useCallback(() => {
    setOpen(true);
    load();
  }, [load]);
  useEffect(() => onOpenShortcuts(show), [show]);
  useKeyDown((event) => {
    if (isShortcut(event, '?') && !document.querySelector('dialog[open]')) show();
  });
  return open && ShortcutSheet ? <ShortcutSheet onClose={close} /> : null;
}
