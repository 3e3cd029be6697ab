import { useSite } from '@rspress/core/runtime';
import { useText } from '../i18n/useText';
import { Icon } from '../ui/icons/Icon';
import * as styles from './AppearanceSwitch.module.css';
import { flipAppearance, isSwitchable } from './appearance';

/**
 * Toggles between light and dark. Both icons are rendered and the stylesheet shows one, so the
 * server's HTML is correct for every reader.
 */
export function AppearanceSwitch() {
  const { site } = useSite();
  const text = useText();
  if (!isSwitchable(site.themeConfig.darkMode)) return null;
  return (
    <button type="button" className="icon-button" onClick={flipAppearance} data-needs-js>
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
