import { isMotionReduced } from 'static-pages/settings';
import { STORAGE } from '../settings/site.ts';
import { onStoredElsewhere, readStored, writeStored } from '../ui/storage/localStore.ts';

type Appearance = 'light' | 'dark';

/**
 * Whether readers can choose between light and dark, according to Rspress' `darkMode` setting. With
 * `false` and the `force-` values, they can't, and the site is light.
 */
export function isSwitchable(darkMode: boolean | string | undefined): boolean {
  return darkMode !== false && !String(darkMode).startsWith('force-');
}

const systemQuery = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemAppearance = (): Appearance => (systemQuery().matches ? 'dark' : 'light');

/**
 * Shows the stored appearance or, if neither `light` nor `dark` is stored, the system's. The first-paint
 * script follows the same rule.
 */
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
 * Toggles between light and dark and stores the choice, as `auto` if it's also the system's. Browsers with
 * view transitions fade for the time that the stylesheet sets (`--appearance-time`).
 */
export function flipAppearance(): void {
  const { dataset } = document.documentElement;
  const wanted = dataset.appearance === 'dark' ? 'light' : 'dark';
  writeStored(STORAGE.appearance, wanted === systemAppearance() ? 'auto' : wanted);
  const change = () => {
    dataset.appearance = wanted;
  };
  if (isMotionReduced() || !('startViewTransition' in document)) change();
  // The promise rejects if another click skips the transition.
  else document.startViewTransition(change).ready.catch(() => {});
}
