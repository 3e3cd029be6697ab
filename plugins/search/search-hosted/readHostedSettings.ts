import type { HostedSettings } from '../../../theme/search/searchBackend.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED = ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX'] as const;

/**
 * Reads the hosted application from environment variables; `undefined` if none of them is set. Throws
 * if only some are set, because the site would silently use the embedded engine.
 */
export function readHostedSettings(
  env: Environment,
  languages: readonly string[],
): HostedSettings | undefined {
  const given = REQUIRED.filter((name) => settingOf(env, name) !== '');
  if (given.length === 0) return undefined;
  const missing = REQUIRED.filter((name) => !given.includes(name));
  if (missing.length > 0) {
    throw new Error(
      `${given.join(' and ')} ${given.length > 1 ? 'are' : 'is'} set, but not ${missing.join(' and ')}. Set all three to search with Algolia, or none of them for the embedded search.`,
    );
  }
  return {
    appId: settingOf(env, 'DOCSEARCH_APP_ID'),
    apiKey: settingOf(env, 'DOCSEARCH_API_KEY'),
    indexes: readIndexes(settingOf(env, 'DOCSEARCH_INDEX'), languages),
  };
}

/** The index of each language, from a pattern such as `rstest_{lang}`. */
export function readIndexes(pattern: string, languages: readonly string[]): Record<string, string> {
  if (!pattern.includes('{lang}')) {
    throw new Error(
      `DOCSEARCH_INDEX is "${pattern}", the same index for all languages. Use a name with {lang}, such as "rstest_{lang}".`,
    );
  }
  return Object.fromEntries(
    languages.map((language) => [language, pattern.replaceAll('{lang}', language)]),
  );
}

/** Reads `DOCSEARCH_INSIGHTS`: whether viewed and selected hits are reported to the application. */
export function readInsights(env: Environment): boolean {
  const value = settingOf(env, 'DOCSEARCH_INSIGHTS');
  if (value === '' || value === 'off') return false;
  if (value === 'on') return true;
  throw new Error(`DOCSEARCH_INSIGHTS is "${value}". Set it to "on" or "off", or leave it unset.`);
}

function settingOf(env: Environment, name: string): string {
  return env[name]?.trim() ?? '';
}
