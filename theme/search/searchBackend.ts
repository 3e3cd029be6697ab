import type { SearchClient, SearchHit, SearchRequest, SearchResult } from 'site-search';

/** A search engine: the embedded index or a hosted application. */
export interface SearchBackend extends Pick<SearchClient, 'warm'> {
  /** Rejects if the search fails. */
  search(request: SearchRequest): Promise<BackendResult>;
}

export interface BackendResult extends SearchResult {
  readonly hits: readonly BackendHit[];
  /** Identifies the search in reported events; only set by the hosted engine. */
  readonly queryID?: string;
}

export interface BackendHit extends SearchHit {
  /** Identifies the hit in reported events; only set by the hosted engine. */
  readonly objectID?: string;
  /** The place among the hits of a search, from 1; only set by the hosted engine. */
  readonly position?: number;
}

/** Set by `plugins/search/search-hosted` if the build's environment configures an application. */
export interface HostedSettings {
  appId: string;
  apiKey: string;
  /** Index names by language. */
  indexes: Record<string, string>;
}

declare global {
  /** `null` for the embedded engine; undefined in a build without the plugin. */
  const __SEARCH_HOSTED__: HostedSettings | null;
  /** Whether viewed and clicked results are reported to the hosted service. */
  const __SEARCH_INSIGHTS__: boolean;
  /** The URL for reporting a missing result, with a `{query}` placeholder. */
  const __SEARCH_REPORT_URL__: string | null;
}

/** The settings of the hosted search; `null` if the site uses the embedded search. */
export function hostedSettings(): HostedSettings | null {
  return typeof __SEARCH_HOSTED__ === 'undefined' ? null : __SEARCH_HOSTED__;
}

/** The name of a language's index, which is also part of the storage keys of saved searches. */
export function indexName(language: string): string {
  return hostedSettings()?.indexes[language] ?? `rstest-docs-${language}`;
}
