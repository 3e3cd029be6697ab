import type { HostedSettings } from '../../../theme/search/settings.ts';

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

/** Parses the index of each language from a pattern (`rstest_{lang}`) or a list (`en=rstest_en,zh=rstest_zh`). */
export function readIndexes(value: string, languages: readonly string[]): Record<string, string> {
  const indexes = value.includes('=') ? listed(value, languages) : fromPattern(value, languages);
  const missing = languages.filter((language) => !indexes[language]);
  if (missing.length > 0) throw wrongIndex(value, `has no index for ${missing.join(', ')}`);
  if (new Set(Object.values(indexes)).size < languages.length) {
    throw wrongIndex(value, 'has the same index for two languages');
  }
  return indexes;
}

function fromPattern(value: string, languages: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    languages.map((language) => [language, value.replaceAll('{lang}', language)]),
  );
}

function listed(value: string, languages: readonly string[]): Record<string, string> {
  const entries = value.split(',').map((entry) => {
    const [language = '', index = '', ...rest] = entry.split('=').map((part) => part.trim());
    if (!languages.includes(language) || index === '' || rest.length > 0) {
      throw wrongIndex(value, `has the invalid entry "${entry.trim()}"`);
    }
    return [language, index];
  });
  return Object.fromEntries(entries);
}

function wrongIndex(value: string, what: string): Error {
  return new Error(
    `DOCSEARCH_INDEX is "${value}", which ${what}. Use a name with {lang}, such as "rstest_{lang}", or one index per language, such as "en=rstest_en,zh=rstest_zh".`,
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
