export type Appearance = 'light' | 'dark';
export type AppearanceChoice = Appearance | 'auto';

/**
 * Whether the reader may choose, by Rspress' `darkMode` setting, which is switched off by `false`
 * and by its `force-` values. The site is light then (specification, section 4).
 */
export function isSwitchable(darkMode: boolean | string | undefined): boolean {
  return darkMode !== false && !String(darkMode).startsWith('force-');
}

/** What is stored or configured, read as a choice: anything else than the three is `auto`. */
export function parseChoice(value: string | null | undefined): AppearanceChoice {
  return value === 'light' || value === 'dark' ? value : 'auto';
}

export function resolveAppearance(choice: AppearanceChoice, systemIsDark: boolean): Appearance {
  if (choice !== 'auto') return choice;
  return systemIsDark ? 'dark' : 'light';
}

/** What to store when the reader asks for `wanted`: the system's own is kept as `auto`. */
export function choiceFor(wanted: Appearance, systemIsDark: boolean): AppearanceChoice {
  return wanted === resolveAppearance('auto', systemIsDark) ? 'auto' : wanted;
}
