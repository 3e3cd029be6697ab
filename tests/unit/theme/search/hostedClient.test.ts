// @vitest-environment happy-dom
import { algoliasearch } from 'algoliasearch';
import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHostedClient } from '../../../../theme/search/hosted/createHostedClient.ts';
import { SEARCH } from '../../../../theme/settings/search.ts';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type Sent = Parameters<Requester['send']>[0];

const ACCOUNT = { appId: 'APP', apiKey: 'key', indexes: { en: 'docs_en' } };
const SUCCESS = { hits: [], nbHits: 0, queryID: 'q' };

let sent: Sent[] = [];
/** Replaces the network. */
const requester = (answer: (request: Sent) => { status: number; json: unknown }): Requester => ({
  async send(request) {
    sent.push(request);
    const { status, json } = answer(request);
    return { status, content: JSON.stringify(json), isTimedOut: false };
  },
});
const answering = requester(() => ({ status: 200, json: { results: [SUCCESS] } }));
const down = requester(() => ({ status: 503, json: {} }));
const hostsOf = (requests: Sent[]) => requests.map(({ url }) => new URL(url).hostname);

beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an application id', '', 'key', '`appId` is missing'],
  ['an api key', 'APP', '', '`apiKey` is missing'],
])('“missing application id or api key: client error”: without %s', (_, appId, apiKey, error) => {
  expect(() => createHostedClient({ ...ACCOUNT, appId, apiKey }, 'docs_en')).toThrow(error);
});

test('“the search client requires a list of requests. A custom POST requires a path”: otherwise “an error naming the missing parameter”', () => {
  const client = liteClient('APP', 'key', { requester: answering });
  expect(() => client.search(undefined as never)).toThrow('`searchMethodParams` is required');
  expect(() => client.search({} as never)).toThrow('`searchMethodParams.requests` is required');
  expect(() => client.customPost({} as never)).toThrow('`path` is required');
  expect(sent).toEqual([]);
});

test('“other calls …: POST /1/indexes/*/recommendations and a generic custom POST”', async () => {
  const client = liteClient('APP', 'key', { requester: answering });
  await client.getRecommendations({ requests: [] });
  await client.customPost({ path: '1/anything', body: { a: 1 } });
  expect(sent.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
    'POST /1/indexes/*/recommendations',
    'POST /1/anything',
  ]);
});

test('“reads use one read host and writes use another, followed by three fallback hosts in random order”', async () => {
  const orders = new Set<string>();
  for (let times = 0; times < 20; times++) {
    sent = [];
    localStorage.clear();
    const search = createHostedClient(ACCOUNT, 'docs_en', { requester: down }).search;
    await expect(search({ query: 'a' })).rejects.toMatchObject({ name: 'RetryError' });
    const [first, ...others] = hostsOf(sent);
    expect(first).toBe('app-dsn.algolia.net');
    expect([...others].sort()).toEqual([1, 2, 3].map((number) => `app-${number}.algolianet.com`));
    orders.add(others.join());
  }
  expect(orders.size).toBeGreaterThan(1);

  sent = [];
  const writer = algoliasearch('APP', 'admin', { requester: answering });
  await writer.saveObject({ indexName: 'docs_en', body: { a: 1 } });
  expect(hostsOf(sent)).toEqual(['app.algolia.net']);
});

test('“a retry error is thrown with the logged attempts”', async () => {
  const { search } = createHostedClient(ACCOUNT, 'docs_en', { requester: down });
  const error = await search({ query: 'a' }).catch((thrown) => thrown);
  expect(error.stackTrace).toHaveLength(4);
  expect(error.stackTrace[0].response.status).toBe(503);
});

test('“search client timeouts: connect 1 s, read 2 s, write 30 s”', async () => {
  await createHostedClient(ACCOUNT, 'docs_en', { requester: answering }).search({ query: 'a' });
  expect(sent[0]).toMatchObject({
    connectTimeout: SEARCH.connectTimeout,
    responseTimeout: SEARCH.readTimeout,
  });
  sent = [];
  const timeouts = { connect: 1000, read: 2000, write: SEARCH.writeTimeout };
  const client = liteClient('APP', 'key', { requester: answering, timeouts });
  await client.customPost({ path: '1/anything' });
  expect(sent[0]?.responseTimeout).toBe(30_000);
  expect([SEARCH.connectTimeout, SEARCH.readTimeout, SEARCH.writeTimeout]).toEqual([
    1000, 2000, 30_000,
  ]);
});

test('blocked storage: search still works', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { search } = createHostedClient(ACCOUNT, 'docs_en', { requester: answering });
  await expect(search({ query: '' })).resolves.toMatchObject({ hits: [], queryID: 'q' });
});
