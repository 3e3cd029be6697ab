import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import styles from './RunButtons.module.css';

/** Markup alone: `RunListener` hears all buttons of a page. */
export function RunButtons({ isEditable }: { isEditable: boolean }) {
  const { run } = useText();
  return (
    <div className={styles.buttons} data-needs-js>
      {isEditable ? (
        <button type="button" className={styles.button} data-run-action="edit">
          <Icon name="edit" />
          {run.edit}
        </button>
      ) : null}
      <button type="button" className={styles.button} data-run-action="run">
        <Icon name="play" />
        {run.run}
      </button>
    </div>
  );
}
