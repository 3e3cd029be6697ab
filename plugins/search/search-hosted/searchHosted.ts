import { mergeRsbuildConfig } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { type Environment, readHostedSettings, readInsights } from './readHostedSettings.ts';

export interface SearchHostedOptions {
  /** The URL for reporting a query without hits, with a `{query}` placeholder. */
  reportUrl?: string;
  env?: Environment;
}

/**
 * Configures the search engine: the embedded one, or the Algolia application specified by
 * `DOCSEARCH_APP_ID`, `DOCSEARCH_API_KEY` (a search-only key, because it's public), and
 * `DOCSEARCH_INDEX`. `DOCSEARCH_INSIGHTS=on` enables Algolia's analytics.
 */
export function searchHosted({
  reportUrl,
  env = process.env,
}: SearchHostedOptions = {}): RspressPlugin {
  return {
    name: 'search-hosted',
    config(config) {
      const locales = config.themeConfig?.locales ?? config.locales ?? [];
      const languages = locales.map(({ lang }) => lang);
      const hosted = readHostedSettings(env, languages);
      const insights = hosted !== undefined && readInsights(env);
      const define = {
        __SEARCH_HOSTED__: JSON.stringify(hosted ?? null),
        __SEARCH_INSIGHTS__: JSON.stringify(insights),
        __SEARCH_REPORT_URL__: JSON.stringify(reportUrl ?? null),
      };
      const builderConfig = mergeRsbuildConfig(config.builderConfig ?? {}, { source: { define } });
      return { ...config, builderConfig };
    },
  };
}
