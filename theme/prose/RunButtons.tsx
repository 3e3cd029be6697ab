import { Icon } from '../icons/Icon';
import styles from './RunButtons.module.css';
import { useProseText } from './useProseText';

/** Markup alone: `RunListener` hears all buttons of a page. */
export function RunButtons({ isEditable }: { isEditable: boolean }) {
  const text = useProseText();
  return (
    <div className={styles.buttons} data-needs-js>
      {isEditable ? (
        <button type="button" className={styles.button} data-run-action="edit">
          <Icon name="edit" />
          {text.editCode}
        </button>
      ) : null}
      <button type="button" className={styles.button} data-run-action="run">
        <Icon name="play" />
        {text.runCode}
      </button>
    </div>
  );
}
