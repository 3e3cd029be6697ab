export type Appearance = 'light' | 'dark';
export type AppearanceChoice = Appearance | 'auto';

/**
 * Whether the reader can choose, according to Rspress' `darkMode` setting: `false` and the `force-`
 * values disable it. The site is then light.
 */
export function isSwitchable(darkMode: boolean | string | undefined): boolean {
  return darkMode !== false && !String(darkMode).startsWith('force-');
}

/** Parses a stored or configured value: anything but the three choices is `auto`. */
export function parseChoice(value: string | null | undefined): AppearanceChoice {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

export function resolveAppearance(choice: AppearanceChoice, systemIsDark: boolean): Appearance {
  if (choice !== 'auto') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** What to store when the reader chooses `wanted`: the system's own scheme is stored as `auto`. */
export function choiceFor(wanted: Appearance, systemIsDark: boolean): AppearanceChoice {
  return wanted === resolveAppearance('auto', systemIsDark) ? 'auto' : wanted;
}
