import { useLocation } from '@rspress/core/runtime';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
} from 'react';
import { useText } from '../i18n/useText';
import { UI_LIMITS } from '../settings/site';
import { Icon } from '../ui/icons/Icon';
import { queryInput } from './queryInput';
import * as styles from './SearchDialog.module.css';
import { hostedSettings } from './searchBackend';
import { useDialogContents } from './useDialogContents';

export interface SearchDialogProps {
  dialog: RefObject<HTMLDialogElement | null>;
  open: boolean;
  /** The initial query. If it's empty, the text that's selected in the page is used instead. */
  query: string;
  onClose: () => void;
  /** `typed` returns the current query; `undefined` once the dialog is closed. */
  onLoadFailure: (error: unknown, typed: () => string | undefined) => void;
}

/**
 * The search dialog. Each page's HTML contains it closed, with a fallback input, so it opens at once, even
 * before the page is hydrated. When DocSearch is loaded, it replaces this input and keeps the typed text.
 */
export function SearchDialog(props: SearchDialogProps) {
  const { dialog, open, onClose, onLoadFailure } = props;
  const text = useText().search;
  useModalDialog(props);
  const contents = useDialogContents(dialog, open, onLoadFailure);
  return (
    <dialog
      ref={dialog}
      className={contents ? 'search-dialog' : styles.dialog}
      aria-label={text.dialog}
      data-engine={hostedSettings() ? 'hosted' : 'embedded'}
      onCancel={onClose}
      onMouseDown={(event) => {
        if (!contents && event.target === event.currentTarget) onClose();
      }}
    >
      {contents ? (
        <contents.Component
          dialog={dialog}
          initialQuery={contents.query}
          submitted={contents.submitted}
          onClose={onClose}
        />
      ) : (
        <FallbackInput
          onClose={onClose}
          onEnter={(query) => dialog.current?.setAttribute('data-submitted', query)}
        />
      )}
    </dialog>
  );
}

interface FallbackInputProps {
  onClose: () => void;
  /** Enter was pressed: the query's first result should be opened once there is one. */
  onEnter: (query: string) => void;
}

/**
 * The search input until DocSearch is loaded, whose input looks and behaves the same. It's uncontrolled,
 * so text that was typed before the page was hydrated stays.
 */
function FallbackInput({ onClose, onEnter }: FallbackInputProps) {
  const { button, placeholder } = useText().search;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget: input } = event;
    if (key === 'Enter' && input.value.trim() !== '') onEnter(input.value);
    if (key !== 'Tab' && key !== 'Escape') return;
    // Tab would leave the page, because the dialog has no other control. Escape would close the dialog.
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

/**
 * Shows the dialog modally while it's open, with the focus in its input, unless it was opened before the
 * page was hydrated. The browser makes the page behind it inert and restores focus. Closes it when the
 * reader navigates.
 */
function useModalDialog({ dialog, open, query, onClose }: SearchDialogProps): void {
  const { key } = useLocation();

  const show = useEffectEvent((element: HTMLDialogElement) => {
    if (element.open) return;
    delete element.dataset.submitted;
    // Like DocSearch, which searches for the text that's selected in the page.
    const selected = query ? '' : String(window.getSelection());
    element.showModal();
    const input = queryInput(element);
    if (!input) return;
    input.value = (query || selected).slice(0, UI_LIMITS.searchInput + 1);
    input.focus();
    const end = input.value.length;
    input.setSelectionRange(selected ? 0 : end, end);
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    show(element);
    return () => element.close();
  }, [dialog, open]);

  const lastKey = useRef(key);
  useEffect(() => {
    if (open && lastKey.current !== key) onClose();
    lastKey.current = key;
  }, [key, open, onClose]);
}
