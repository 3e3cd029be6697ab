import { useSite } from '@rspress/core/runtime';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import { STORAGE } from '../settings/site';
import { onStoredElsewhere, readStored, writeStored } from '../ui/storage/localStore';
import {
  type Appearance,
  choiceFor,
  isSwitchable,
  parseChoice,
  resolveAppearance,
} from './appearance';

const DARK_QUERY = '(prefers-color-scheme: dark)';
const listeners = new Set<() => void>();

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  const system = window.matchMedia(DARK_QUERY);
  system.addEventListener('change', changed);
  const endElsewhere = onStoredElsewhere(STORAGE.appearance, changed);
  return () => {
    listeners.delete(changed);
    system.removeEventListener('change', changed);
    endElsewhere();
  };
}

function readAppearance(): Appearance {
  const choice = parseChoice(readStored(STORAGE.appearance));
  return resolveAppearance(choice, window.matchMedia(DARK_QUERY).matches);
}

/** The color scheme and its setter, for the root of the application. */
export function useThemeState(): readonly [Appearance, (wanted: Appearance) => void] {
  const { site } = useSite();
  const switchable = isSwitchable(site.themeConfig.darkMode);
  const appearance = useSyncExternalStore(
    subscribe,
    () => (switchable ? readAppearance() : 'light'),
    () => 'light' as const,
  );

  const setAppearance = useCallback(
    (wanted: Appearance) => {
      if (!switchable) return;
      const systemIsDark = window.matchMedia(DARK_QUERY).matches;
      writeStored(STORAGE.appearance, choiceFor(wanted, systemIsDark));
      for (const changed of listeners) changed();
    },
    [switchable],
  );

  // The inline script has set the class before the first paint. Only a change is applied here, read
  // from storage, since the first render still has the server's value.
  useLayoutEffect(() => {
    const now = switchable ? readAppearance() : 'light';
    if (now === appearance) document.documentElement.dataset.appearance = now;
  }, [appearance, switchable]);

  return [appearance, setAppearance] as const;
}
