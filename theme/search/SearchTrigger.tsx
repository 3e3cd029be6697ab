import type { KeyboardEvent } from 'react';
import { Icon } from '../icons/Icon';
import { typedCharacter } from './hotkeys';
import styles from './SearchTrigger.module.css';

interface SearchTriggerProps {
  label: string;
  shortcut: string;
  busy: boolean;
  /** Why the search isn't there, when it was asked for and isn't. */
  failure: string | undefined;
  /** The reader may be about to search. */
  onIntent: () => void;
  onOpen: (typed: string) => void;
}

/** Looks like a field and is a button: typing on it opens the search with what was typed. */
export function SearchTrigger(props: SearchTriggerProps) {
  const type = (event: KeyboardEvent) => {
    const character = typedCharacter(event.nativeEvent);
    if (!character || character === '/') return;
    event.preventDefault();
    props.onOpen(character);
  };
  return (
    <div className={styles.search} data-needs-js>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        aria-busy={props.busy}
        onPointerEnter={props.onIntent}
        onFocus={props.onIntent}
        onClick={() => props.onOpen('')}
        onKeyDown={type}
      >
        <Icon name="search" />
        <span className={styles.label}>{props.label}</span>
        <span className={styles.shortcut} aria-hidden="true">
          {props.shortcut}
        </span>
      </button>
      <p className={styles.failure} role="alert" hidden={!props.failure}>
        {props.failure}
      </p>
    </div>
  );
}
