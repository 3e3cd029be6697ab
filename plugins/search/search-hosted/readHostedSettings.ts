import type { HostedSettings } from '../../../theme/search/searchBackend.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const REQUIRED = ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX'] as const;

/**
 * Reads the hosted application from environment variables; `undefined` if none of them is set. Throws
 * if only some are set, or if one is invalid: the site would silently use the embedded engine.
 */
export function readHostedSettings(
  env: Environment,
  languages: readonly string[],
): HostedSettings | undefined {
  const [appId, apiKey, index] = REQUIRED.map((name) => settingOf(env, name));
  if (!appId && !apiKey && !index) return undefined;
  if (!appId || !apiKey || !index?.includes('{lang}')) {
    throw new Error(
      `Set ${REQUIRED.join(', ')} to search with Algolia, or none of them for the embedded search. DOCSEARCH_INDEX is a name with {lang} for the language, such as "rstest_{lang}".`,
    );
  }
  const indexes = languages.map((language) => [language, index.replaceAll('{lang}', language)]);
  return { appId, apiKey, indexes: Object.fromEntries(indexes) };
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
