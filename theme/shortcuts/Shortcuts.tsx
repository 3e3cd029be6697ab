import { useCallback, useState } from 'react';
import { isTypingIn, typedCharacter } from '../search/hotkeys';
import { useLatePart } from '../ui/popup/useLatePart';
import { useKeyDown } from '../ui/useKeyDown';

const loadSheet = async () =>
  (await import(/* webpackChunkName: "shortcut-sheet" */ './ShortcutSheet')).ShortcutSheet;

/** Shows the list of keyboard shortcuts when the reader presses `?`. */
export function Shortcuts() {
  const { part: ShortcutSheet, bring } = useLatePart(loadSheet);
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  useKeyDown((event) => {
    if (typedCharacter(event) !== '?' || isTypingIn(event.target)) return;
    if (document.querySelector('dialog[open]')) return;
    setOpen(true);
    bring();
  });
  return open && ShortcutSheet ? <ShortcutSheet onClose={close} /> : null;
}
