import type { DocSearchModalProps } from '@docsearch/react';
import type { InsightsClient } from 'search-insights';
import { hostedSettings } from '../searchBackend';

type InsightsOption = NonNullable<DocSearchModalProps['insights']>;

const CLICKED = 'clickedObjectIDsAfterSearch';

let client: InsightsClient | undefined;

/**
 * Loads the client that reports viewed and clicked results, if the build enables reports. DocSearch would
 * load the same script from a CDN. The client batches and debounces events.
 */
export async function loadInsights(): Promise<void> {
  // The condition isn't in a function, so that a build without reports drops the package.
  if (typeof __SEARCH_INSIGHTS__ !== 'undefined' && __SEARCH_INSIGHTS__) {
    const settings = hostedSettings();
    if (client || !settings) return;
    const { default: insights } = await import('search-insights');
    insights('init', { appId: settings.appId, apiKey: settings.apiKey, useCookie: false });
    client = insights;
  }
}

/**
 * DocSearch's `insights` option; `false` if nothing is reported. Clicks are reported by `reportClick`:
 * DocSearch counts rows from 0 within a group and drops number 0, while the API expects positions among
 * the hits of a search, from 1.
 */
export function insightsOption(): InsightsOption {
  if (!client) return false;
  // DocSearch passes on events that it has typed already.
  const report = client as (method: string, ...event: unknown[]) => unknown;
  const reportExceptClicks = (method: string, ...event: unknown[]) =>
    method === CLICKED ? undefined : report(method, ...event);
  return { insightsClient: Object.assign(reportExceptClicks, client) } as InsightsOption;
}

/** The fields of a hit that are reported. DocSearch adds those that begin with `__`. */
interface ClickedHit {
  objectID: string;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  _snippetResult?: { readonly position?: number };
}

/** Reports that a result was chosen; nothing for a saved search. */
export function reportClick(hit: object): void {
  const {
    objectID,
    __autocomplete_indexName: index,
    __autocomplete_queryID: queryID,
    _snippetResult: { position } = {},
  } = hit as ClickedHit;
  if (!client || !index || !queryID || position === undefined) return;
  client(CLICKED, {
    eventName: 'Item Selected',
    index,
    queryID,
    objectIDs: [objectID],
    positions: [position],
  });
}
