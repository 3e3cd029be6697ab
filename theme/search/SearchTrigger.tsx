import { Icon } from '../ui/icons/Icon';
import * as styles from './SearchTrigger.module.css';

interface SearchTriggerProps {
  label: string;
  shortcut: string;
  /** Why the dialog couldn't be opened; `undefined` if it could. */
  failure: string | undefined;
  /** Called when the reader may be about to search. */
  onIntent: () => void;
  onOpen: () => void;
}

/** The button that opens the search dialog and looks like a field, and an alert for `failure`. */
export function SearchTrigger(props: SearchTriggerProps) {
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
