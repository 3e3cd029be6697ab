import { liteClient } from 'algoliasearch/lite';
import { limitHits, type SearchHit, type SearchRequest } from 'site-search';
import { SEARCH } from '../../settings/search';
import type { BackendResult, HostedSettings, SearchBackend } from '../searchBackend';
import { createHostCache, createResponseCache } from './caches';
import { hostedHit } from './hostedHit';
import { hostedRequest } from './hostedRequest';
import { rememberRanks } from './insights';

export type LiteClient = ReturnType<typeof liteClient>;
type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Searches an Algolia application. Algolia's client takes care of hosts, retries, and
 * timeouts; host states and responses are cached in local storage.
 */
export function createHostedClient(
  { appId, apiKey }: HostedSettings,
  index: string,
  options: Partial<LiteOptions> = {},
): SearchBackend {
  const client = liteClient(appId, apiKey, {
    timeouts: {
      connect: SEARCH.connectTimeout,
      read: SEARCH.readTimeout,
      write: SEARCH.writeTimeout,
    },
    // Every keystroke is a request, so retries would make a rate limit worse.
    maxRateLimitRetries: 0,
    hostsCache: createHostCache(appId),
    responsesCache: createResponseCache(appId, SEARCH.responseLifetime),
    ...options,
  });
  return {
    // There is nothing to load.
    warm() {},
    async search(request) {
      const found = await ask(client, index, request);
      if (found.hits.length > 0) return found;
      return { ...found, suggestions: await suggest(client, index, request.query) };
    },
  };
}

async function ask(
  client: LiteClient,
  indexName: string,
  request: SearchRequest,
): Promise<BackendResult> {
  const { results } = await client.search({ requests: [hostedRequest(indexName, request)] });
  const [result] = results;
  if (!result || !('hits' in result) || !Array.isArray(result.hits)) {
    throw new Error(`The response of the index ${indexName} has no hits array.`);
  }
  const hits = result.hits.flatMap((hit) => hostedHit(hit) ?? []);
  const queryID = 'queryID' in result ? result.queryID : undefined;
  if (queryID) {
    const ids = result.hits.map(({ objectID }) => objectID);
    rememberRanks(queryID, ids);
  }
  const { hits: most = SEARCH.hits, perPage = SEARCH.perPage } = request;
  const shown = limitHits(hits, ({ url }) => url, { hits: most, perPage });
  return { hits: shown, suggestions: [], queryID };
}

/** Titles of pages that match parts of the query. */
async function suggest(client: LiteClient, indexName: string, query: string): Promise<string[]> {
  const requests = fallbackQueries(query).map((part) => ({
    ...hostedRequest(indexName, { query: part, hits: 1 }),
    clickAnalytics: false,
  }));
  if (requests.length === 0) return [];
  try {
    const { results } = await client.search({ requests });
    const hits = results.flatMap((result) => ('hits' in result ? result.hits : []));
    return suggestedTitles(hits.flatMap((hit) => hostedHit(hit) ?? []));
  } catch {
    // "No results" is still correct without suggestions.
    return [];
  }
}

const MAX_QUERIES = 8;
const MIN_LENGTH = 3;
const MIN_HAN_LENGTH = 2;

/**
 * What to search for when a query has no hits: its words, longest first, then the prefixes of the
 * longest one.
 */
export function fallbackQueries(query: string): string[] {
  const words = query
    .split(/[\s,.:;/()，。：；、]+/)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length);
  const [longest = ''] = words;
  const shortest = /\p{Script=Han}/u.test(longest) ? MIN_HAN_LENGTH : MIN_LENGTH;
  const prefixes: string[] = [];
  for (let length = longest.length - 1; length >= shortest; length--) {
    prefixes.push(longest.slice(0, length));
  }
  const tried = [...new Set([...words, ...prefixes])];
  return tried
    .filter((part) => part !== query && part.length >= MIN_HAN_LENGTH)
    .slice(0, MAX_QUERIES);
}

/** The titles of pages, without duplicates. */
export function suggestedTitles(hits: readonly Pick<SearchHit, 'page'>[]): string[] {
  return [...new Set(hits.map(({ page }) => page))].slice(0, SEARCH.suggestions);
}
