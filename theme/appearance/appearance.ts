import { isMotionReduced } from 'static-pages/settings';
import { STORAGE } from '../settings/site.ts';
import { onStoredElsewhere, readStored, writeStored } from '../ui/storage/localStore.ts';

type Appearance = 'light' | 'dark';

/**
 * Whether the reader can choose, according to Rspress' `darkMode` setting: `false` and the `force-`
 * values disable it. The site is then light.
 */
export function isSwitchable(darkMode: boolean | string | undefined): boolean {
  return darkMode !== false && !String(darkMode).startsWith('force-');
}

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemAppearance = (): Appearance => (systemQuery().matches ? 'dark' : 'light');

/** The first-paint script has set it by the same rule: what isn't light or dark follows the system. */
function showStored(): void {
  const stored = readStored(STORAGE.appearance);
  const isChoice = stored === 'light' || stored === 'dark';
  document.documentElement.dataset.appearance = isChoice ? stored : systemAppearance();
}

/** Follows the system and the reader's choice in other tabs, for as long as the page lives. */
export function followAppearance(): void {
  systemQuery().addEventListener('change', showStored);
  onStoredElsewhere(STORAGE.appearance, showStored);
}

/**
 * Toggles between light and dark and stores the choice; the system's own is stored as `auto`. It's a view
 * transition, whose duration the stylesheet sets (`--appearance-time`), if the browser supports it.
 */
export function flipAppearance(): void {
  const { dataset } = document.documentElement;
  const wanted = dataset.appearance === 'dark' ? 'light' : 'dark';
  writeStored(STORAGE.appearance, wanted === systemAppearance() ? 'auto' : wanted);
  const change = () => {
    dataset.appearance = wanted;
  };
  if (isMotionReduced() || !('startViewTransition' in document)) change();
  // Rejected if the next click skips it.
  else document.startViewTransition(change).ready.catch(() => {});
}
