import type { KeyboardEvent } from 'react';
import { useText } from '../i18n/useText';
import { UI_LIMITS } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
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
    const { key, currentTarget: input } = event;
    if (key === 'Enter' && input.value !== '') onEnter();
    if (key !== 'Tab' && key !== 'Escape') return;
    // There's nothing else to tab to, and Escape would close the dialog.
    event.preventDefault();
    if (key === 'Tab') return;
    if (input.value === '') onClose();
    else input.value = '';
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
