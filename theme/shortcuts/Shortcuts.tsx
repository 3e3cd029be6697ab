import { useCallback, useEffect, useState } from 'react';
import { isShortcut } from '../ui/keyPress';
import { useLazyComponent } from '../ui/popup/useLazyComponent';
import { useKeyDown } from '../ui/useKeyDown';
import { onOpenShortcuts } from './openShortcuts';

const importSheet = async () =>
  (await import(/* webpackChunkName: "shortcut-sheet" */ './loadSheet')).loadSheet();

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
