import type { DocSearchModalProps, InternalDocSearchHit } from '@docsearch/react';
import type { InsightsClient } from 'search-insights';
import { hostedSettings } from '../searchBackend';

type InsightsOption = NonNullable<DocSearchModalProps['insights']>;

const CLICKED = 'clickedObjectIDsAfterSearch';

let option: false | { insightsClient: InsightsClient } = false;

/**
 * Loads the client that reports viewed and clicked results, if the build enables it. DocSearch would
 * load the same script from a CDN. The client batches and debounces events.
 */
export async function loadInsights(): Promise<void> {
  // Inline, so that a build without it drops the package.
  if (typeof __SEARCH_INSIGHTS__ !== 'undefined' && __SEARCH_INSIGHTS__) {
    const settings = hostedSettings();
    if (option || !settings) return;
    const { default: insights } = await import('search-insights');
    insights('init', { appId: settings.appId, apiKey: settings.apiKey, useCookie: false });
    option = { insightsClient: withRanks(insights) };
  }
}

/** DocSearch's `insights` option; `false` if nothing is reported. */
export function insightsOption(): InsightsOption {
  return option as InsightsOption;
}

/** DocSearch treats the number of the first row, 0, as missing and doesn't report a click on it. */
export function reportFirstRow(hit: Partial<InternalDocSearchHit>): void {
  const { objectID, __autocomplete_indexName: index, __autocomplete_queryID: queryID } = hit;
  if (!option || hit.__autocomplete_id !== 0 || !objectID || !index || !queryID) return;
  option.insightsClient(CLICKED, {
    eventName: 'Item Selected',
    index,
    queryID,
    objectIDs: [objectID],
    positions: [1],
  });
}

/**
 * DocSearch counts rows from 0 within a group; the API expects positions among the hits of a
 * search, from 1.
 */
export function withRanks(insights: InsightsClient): InsightsClient {
  const client = ((method: string, ...params: unknown[]) => {
    const [event, ...rest] = params;
    const ranked = method === CLICKED ? [ranking(event), ...rest] : params;
    return (insights as (...all: unknown[]) => unknown)(method, ...ranked);
  }) as InsightsClient;
  client.version = insights.version;
  return client;
}

function ranking(event: unknown): unknown {
  const { queryID, objectIDs } = event as { queryID?: string; objectIDs?: string[] };
  const ranks = (objectIDs ?? []).map((objectID) => rankOf(queryID ?? '', objectID));
  return ranks.includes(0) ? event : { ...(event as object), positions: ranks };
}

const MAX_SEARCHES = 20;
const ranks = new Map<string, readonly string[]>();

/** Stores the order of a search's hits. */
export function rememberRanks(queryID: string, objectIDs: readonly string[]): void {
  ranks.set(queryID, objectIDs);
  for (const oldest of ranks.keys()) {
    if (ranks.size <= MAX_SEARCHES) return;
    ranks.delete(oldest);
  }
}

/** The position of a hit in its search, from 1; 0 if unknown. */
export function rankOf(queryID: string, objectID: string): number {
  return (ranks.get(queryID)?.indexOf(objectID) ?? -1) + 1;
}
