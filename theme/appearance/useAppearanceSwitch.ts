import { ThemeContext, useSite } from '@rspress/core/runtime';
import { useContext } from 'react';
import { flushSync } from 'react-dom';
import { nextTask } from 'static-pages';
import { isSwitchable } from './appearance';

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

/**
 * Applies a change as a view transition, if the browser supports it and the reader hasn't asked for
 * reduced motion. The stylesheet sets its duration (`--appearance-time`). Both restyle the whole page,
 * so the frame that shows the click comes first.
 */
function withTransition(change: () => void): void {
  afterFrame(() => {
    const { matches: isMotionReduced } = window.matchMedia('(prefers-reduced-motion: reduce)');
    if (isMotionReduced || !('startViewTransition' in document)) change();
    else {
      // Rejected if the next click skips it.
      document.startViewTransition(change).ready.catch(() => {});
    }
  });
}

/** Runs a callback in a new task after the next frame is painted. */
function afterFrame(run: () => void): void {
  requestAnimationFrame(() => nextTask().then(run));
}
