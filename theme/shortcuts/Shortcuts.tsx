import { useCallback, useEffect, useState } from 'react';
import { isTypingIn, typedCharacter } from '../ui/keyPress';
import { useLatePart } from '../ui/popup/useLatePart';
import { useKeyDown } from '../ui/useKeyDown';
import { onOpenShortcuts } from './openShortcuts';

const loadSheet = async () =>
  (await import(/* webpackChunkName: "shortcut-sheet" */ './ShortcutSheet')).ShortcutSheet;

/** Shows the list of keyboard shortcuts when the reader presses `?` or chooses it in search. */
export function Shortcuts() {
  const { part: ShortcutSheet, bring } = useLatePart(loadSheet);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const show = useCallback(() => {
    setOpen(true);
    bring();
  }, [bring]);
  useEffect(() => onOpenShortcuts(show), [show]);
  useKeyDown((event) => {
    if (typedCharacter(event) !== '?' || isTypingIn(event.target)) return;
    if (!document.querySelector('dialog[open]')) show();
  });
  return open && ShortcutSheet ? <ShortcutSheet onClose={close} /> : null;
}
