import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type Environment, readHostedSettings, readInsights } from './readHostedSettings.ts';

export interface SearchHostedOptions {
  /** Where a reader can report a query that finds nothing; `{query}` stands for it. */
  reportUrl?: string;
  env?: Environment;
}

/**
 * Tells the theme which engine stands behind the search: the embedded one, or the Algolia
 * application that `DOCSEARCH_APP_ID`, `DOCSEARCH_API_KEY` (a search-only key: every reader gets
 * it) and `DOCSEARCH_INDEX` name. `DOCSEARCH_INSIGHTS=on` switches its analytics on.
 */
export function searchHosted({
  reportUrl,
  env = process.env,
}: SearchHostedOptions = {}): RspressPlugin {
  return {
    name: 'search-hosted',
    config(config) {
      const hosted = readHostedSettings(env, languagesOf(config));
      const insights = hosted !== undefined && readInsights(env);
      const builderConfig = config.builderConfig ?? {};
      return {
        ...config,
        builderConfig: {
          ...builderConfig,
          source: {
            ...builderConfig.source,
            define: {
              ...builderConfig.source?.define,
              __SEARCH_HOSTED__: JSON.stringify(hosted ?? null),
              __SEARCH_INSIGHTS__: JSON.stringify(insights),
              __SEARCH_REPORT_URL__: JSON.stringify(reportUrl ?? null),
            },
          },
        },
      };
    },
  };
}

function languagesOf(config: UserConfig): string[] {
  const locales = config.themeConfig?.locales ?? config.locales ?? [];
  return locales.map(({ lang }) => lang);
}
