import { ThemeContext, useSite } from '@rspress/core/runtime';
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { useText } from '../i18n/useText';
import { Icon } from '../ui/icons/Icon';
import styles from './AppearanceSwitch.module.css';
import { isSwitchable } from './appearance';
import { withTransition } from './withTransition';

/**
 * Toggles between light and dark. Both icons are rendered and the stylesheet shows one, so the
 * server's HTML is correct for every reader.
 */
export function AppearanceSwitch() {
  const { site } = useSite();
  const { theme, setTheme } = useContext(ThemeContext);
  const text = useText();
  if (!isSwitchable(site.themeConfig.darkMode)) return null;
  const flip = () =>
    withTransition(() => flushSync(() => setTheme?.(theme === 'dark' ? 'light' : 'dark')));
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
