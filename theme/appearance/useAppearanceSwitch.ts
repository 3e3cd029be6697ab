import { ThemeContext, useSite } from '@rspress/core/runtime';
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { isSwitchable } from './appearance';
import { withTransition } from './withTransition';

interface AppearanceSwitch {
  dark: boolean;
  /** Toggles between light and dark; absent if the site has one appearance. */
  flip?: () => void;
}

export function useAppearanceSwitch(): AppearanceSwitch {
  const { site } = useSite();
  const { theme, setTheme } = useContext(ThemeContext);
  const dark = theme === 'dark';
  if (!isSwitchable(site.themeConfig.darkMode)) return { dark };
  // `dark` can be out of date: changes wait for a frame, and readers can click faster.
  const change = () =>
    setTheme?.(document.documentElement.dataset.appearance === 'dark' ? 'light' : 'dark');
  const flip = () => withTransition(() => flushSync(change));
  return { dark, flip };
}
