import { useProseText } from '../i18n/useProseText';
import { Icon } from '../ui/icons/Icon';
import { StaticIcon } from '../ui/icons/StaticIcon';
import * as styles from './RunButtons.module.css';

/** The buttons of a runnable example; `RunListener` handles their events. */
export function RunButtons({ isEditable }: { isEditable: boolean }) {
  const text = useProseText();
  return (
    <div className={styles.buttons} data-needs-js>
      {isEditable ? (
        <button type="button" className={styles.button} data-run-action="edit">
          <StaticIcon name="edit" />
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
