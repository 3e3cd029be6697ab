import type { KeyboardEvent } from 'react';
import { useText } from '../i18n/useText';
import { UI_LIMITS } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { dialogKeyAction } from './dialogKey';
import * as styles from './SearchDialog.module.css';

interface FallbackInputProps {
  onClose: () => void;
  /** Enter was pressed: the first result should be opened once there is one. */
  onEnter: () => void;
}

/**
 * The search input until DocSearch's is loaded; looks and behaves the same. It's part of each page's
 * HTML: text that was typed in it before the page was hydrated stays.
 */
export function FallbackInput({ onClose, onEnter }: FallbackInputProps) {
  const { button, placeholder } = useText().search;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key } = event;
    const query = event.currentTarget.value;
    const action = dialogKeyAction({ key, query, inField: true, pending: true });
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
          type="search"
          className={styles.input}
          aria-label={button}
          placeholder={placeholder}
          maxLength={UI_LIMITS.searchInput + 1}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onKeyDown={onKeyDown}
        />
      </label>
    </div>
  );
}
