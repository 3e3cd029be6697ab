import { liteClient } from 'algoliasearch/lite';
import { limitHits, type SearchRequest } from 'site-search';
import { SEARCH } from '../../settings/search';
import { readStored, writeStored } from '../../ui/storage/localStore';
import type { BackendResult, HostedSettings, SearchBackend } from '../searchBackend';
import { parseJson } from '../untrusted';
import { hostedHit } from './hostedHit';
import { hostedRequest } from './hostedRequest';

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
  const { hits: most = SEARCH.hits, perPage = SEARCH.perPage } = request;
  const shown = limitHits(hits, ({ url }) => url, { hits: most, perPage });
  return { hits: shown, suggestions: [], queryID };
}

/** Titles of pages that match some of the words. */
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
type CachedResponse = [key: string, at: number, value: unknown];

const MOST_RESPONSES = 30;

/**
 * Caches responses in local storage. Algolia's own cache rejects where storage is blocked; combined with
 * another one, it would repeat a failing request for each of them.
 */
function createResponseCache(appId: string): ResponseCache {
  const name = `rstest-docs:search-responses:${appId}`;
  const read = () => {
    const known = parseJson(readStored(name));
    const isNew = ([, at]: CachedResponse) => Date.now() - at < SEARCH.responseLifetime;
    return Array.isArray(known) ? (known as CachedResponse[]).filter(isNew) : [];
  };
  return {
    async get(key, fetchValue, events) {
      const known = read().find(([one]) => one === JSON.stringify(key));
      if (known) return known[2] as Awaited<ReturnType<typeof fetchValue>>;
      const value = await fetchValue();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      const newest: CachedResponse = [JSON.stringify(key), Date.now(), value];
      writeStored(name, JSON.stringify([newest, ...read()].slice(0, MOST_RESPONSES)));
      return value;
    },
    // The client never calls these two by itself.
    async delete() {},
    async clear() {},
  };
}
