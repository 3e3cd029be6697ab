import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useText } from '../i18n/useText';
import { LIMITS } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import type { Composition } from './dialog/composition';
import { dialogKeyAction } from './dialog/dialogKey';
import * as styles from './SearchDialog.module.css';

interface FallbackInputProps {
  initialQuery: string;
  composition: Composition;
  onClose: () => void;
  /** Enter was pressed: the first result should be opened once there is one. */
  onEnter: () => void;
}

/** The search input until DocSearch's is loaded; looks and behaves the same. */
export function FallbackInput({ initialQuery, composition, onClose, onEnter }: FallbackInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const { button, placeholder } = useText().search;
  // Like DocSearch, which searches for the text that's selected in the page.
  const [selected] = useState(() => (initialQuery ? '' : String(window.getSelection())));

  useLayoutEffect(() => {
    // Positions beyond the end are the end.
    const end = LIMITS.searchInput;
    input.current?.setSelectionRange(selected ? 0 : end, end);
  }, [selected]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, isComposing, keyCode } = event.nativeEvent;
    const query = event.currentTarget.value;
    const press = { key, isComposing, keyCode, query, inField: true, pending: true };
    const action = dialogKeyAction(press);
    // There's nothing else to tab to. Escape would close the dialog in each of the other cases.
    if (action === 'tab' || key === 'Escape') event.preventDefault();
    if (action === 'close') onClose();
    if (action === 'clear') event.currentTarget.value = '';
    if (action === 'enter-later') onEnter();
  };

  return (
    <div className={styles.bar}>
      <label className={styles.field}>
        <Icon name="search" />
        <input
          ref={input}
          type="search"
          className={styles.input}
          aria-label={button}
          placeholder={placeholder}
          defaultValue={(initialQuery || selected).slice(0, LIMITS.searchInput)}
          maxLength={LIMITS.searchInput}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onKeyDown={onKeyDown}
          onCompositionStart={() => composition.begin()}
          onCompositionEnd={() => composition.end()}
        />
      </label>
    </div>
  );
}
