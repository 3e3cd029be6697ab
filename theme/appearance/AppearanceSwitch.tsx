import { useText } from '../i18n/useText';
import { Icon } from '../ui/icons/Icon';
import * as styles from './AppearanceSwitch.module.css';
import { useAppearanceSwitch } from './useAppearanceSwitch';

/**
 * Toggles between light and dark. Both icons are rendered and the stylesheet shows one, so the
 * server's HTML is correct for every reader.
 */
export function AppearanceSwitch() {
  const { flip } = useAppearanceSwitch();
  const text = useText();
  if (!flip) return null;
  return (
    <button type="button" className={styles.button} onClick={flip} data-needs-js>
      <span className={styles.whenLight}>
        <Icon name="moon" />
        <span className="visually-hidden">{text.switchToDark}</span>
      </span>
      <span className={styles.whenDark}>
        <Icon name="sun" />
        <span className="visually-hidden">{text.switchToLight}</span>
      </span>
    </button>
  );
}
