import { liteClient } from 'algoliasearch/lite';
import { limitHits, type SearchRequest } from 'site-search';
import { SEARCH } from '../../settings/search';
import { parseJson, readStored, writeStored } from '../../ui/storage/localStore';
import type { BackendResult, HostedSettings, SearchBackend } from '../searchBackend';
import { hostedHit } from './hostedHit';
import { hostedRequest } from './hostedRequest';

type LiteClient = ReturnType<typeof liteClient>;
type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>;

/**
 * Creates a backend that searches an Algolia application. Algolia's client handles hosts, retries, and
 * timeouts. Host states and responses are cached in local storage.
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
    responsesCache: createResponseCache(appId),
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
  const hits = result.hits.flatMap((raw, index) => {
    const hit = hostedHit(raw);
    return hit ? { ...hit, position: index + 1 } : [];
  });
  const queryID = 'queryID' in result ? result.queryID : undefined;
  const limits = { hits: request.hits ?? SEARCH.hits, perPage: request.perPage ?? SEARCH.perPage };
  return { hits: limitHits(hits, ({ url }) => url, limits), suggestions: [], queryID };
}

/** Titles of pages that match some words of a query without results. */
async function suggest(client: LiteClient, indexName: string, query: string): Promise<string[]> {
  const request = { ...hostedRequest(indexName, { query }), clickAnalytics: false };
  try {
    const { results } = await client.search({ requests: [{ ...request, optionalWords: query }] });
    const found = results.flatMap((result) => ('hits' in result ? result.hits : []));
    const pages = found.flatMap((hit) => hostedHit(hit)?.page ?? []);
    return [...new Set(pages)].slice(0, SEARCH.suggestions);
  } catch {
    // "No results" is still correct without suggestions.
    return [];
  }
}

type ResponseCache = NonNullable<LiteOptions['responsesCache']>;
/** `time` is when the response was stored, as `Date.now()`. */
type CachedResponse = [key: string, time: number, value: unknown];

const MAX_RESPONSES = 30;

/**
 * Caches responses in local storage. Algolia's browser cache isn't used, because it rejects if storage is
 * blocked, and with a second cache as its fallback, a failing request would be sent twice.
 */
function createResponseCache(appId: string): ResponseCache {
  const name = `rstest-docs:search-responses:${appId}`;
  const read = () => {
    const stored = parseJson(readStored(name));
    const isFresh = ([, time]: CachedResponse) => Date.now() - time < SEARCH.responseLifetime;
    // Only `set` writes to this key.
    return Array.isArray(stored) ? (stored as CachedResponse[]).filter(isFresh) : [];
  };
  return {
    async get(key, fetchValue, events) {
      const cached = read().find(([cachedKey]) => cachedKey === JSON.stringify(key));
      if (cached) return cached[2] as Awaited<ReturnType<typeof fetchValue>>;
      const value = await fetchValue();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      const newest: CachedResponse = [JSON.stringify(key), Date.now(), value];
      writeStored(name, JSON.stringify([newest, ...read()].slice(0, MAX_RESPONSES)));
      return value;
    },
    // The client calls these two only on request, which the site never makes.
    async delete() {},
    async clear() {},
  };
}
