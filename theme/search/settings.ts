/** What `plugins/search-hosted` writes into the build when the environment names an application. */
export interface HostedSettings {
  appId: string;
  apiKey: string;
  /** One index a language. */
  indexes: Record<string, string>;
}

declare global {
  /** `null` for the embedded engine; not there at all in a build without the plugin. */
  const __SEARCH_HOSTED__: HostedSettings | null;
  /** Whether viewed and clicked results are reported to the hosted service. */
  const __SEARCH_INSIGHTS__: boolean;
  /** Where a reader can report a missing result, with `{query}` in it. */
  const __SEARCH_REPORT_URL__: string | null;
}

export function hostedSettings(): HostedSettings | null {
  return typeof __SEARCH_HOSTED__ === 'undefined' ? null : __SEARCH_HOSTED__;
}

/** The address of the report on a query; nothing where none is configured. */
export function reportUrl(query: string): string | undefined {
  if (typeof __SEARCH_REPORT_URL__ === 'undefined') return undefined;
  return __SEARCH_REPORT_URL__?.replace('{query}', encodeURIComponent(query));
}

/** Under which name a language's searches are kept, and asked for. */
export function indexName(language: string): string {
  return hostedSettings()?.indexes[language] ?? `rstest-docs-${language}`;
}
