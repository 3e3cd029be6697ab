import { ThemeContext, useSite } from '@rspress/core/runtime';
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../icons/Icon';
import { useText } from '../language/useText';
import styles from './AppearanceSwitch.module.css';
import { isSwitchable } from './appearance';
import { withTransition } from './withTransition';

/**
 * Flips between light and dark. Both faces are rendered and the stylesheet shows one, so that the
 * server's HTML is right for every reader.
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
