import type { KeyboardEvent } from 'react';
import { Icon } from '../ui/icons/Icon';
import { typedCharacter } from '../ui/keyPress';
import * as styles from './SearchTrigger.module.css';

interface SearchTriggerProps {
  label: string;
  shortcut: string;
  /** Why the dialog couldn't be opened; `undefined` if it could. */
  failure: string | undefined;
  /** The reader may be about to search. */
  onIntent: () => void;
  onOpen: () => void;
}

/** A button that looks like a field: typing on it opens the search with what was typed. */
export function SearchTrigger(props: SearchTriggerProps) {
  const type = (event: KeyboardEvent) => {
    const character = typedCharacter(event.nativeEvent);
    // The dialog's input gets focus, and then the browser types the character there.
    if (character && character !== '/') props.onOpen();
  };
  return (
    <div className={styles.search} data-needs-js>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onPointerEnter={props.onIntent}
        onFocus={props.onIntent}
        onClick={props.onOpen}
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
