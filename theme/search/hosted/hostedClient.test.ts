// @vitest-environment happy-dom
import type { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHostedClient } from './createHostedClient.ts';

type Requester = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['requester']>;
type Sent = Parameters<Requester['send']>[0];

const ACCOUNT = { appId: 'APP', apiKey: 'key', indexes: { en: 'docs_en' } };
const SUCCESS = { hits: [], queryID: 'q' };

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

beforeEach(() => {
  sent = [];
  localStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['an application id', '', 'key', '`appId` is missing'],
  ['an api key', 'APP', '', '`apiKey` is missing'],
])('an incomplete account is an error: without %s', (_, appId, apiKey, error) => {
  expect(() => createHostedClient({ ...ACCOUNT, appId, apiKey }, 'docs_en')).toThrow(error);
});

test('blocked storage: search still works', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { search } = createHostedClient(ACCOUNT, 'docs_en', { requester: answering });
  await expect(search({ query: '' })).resolves.toMatchObject({ hits: [], queryID: 'q' });
});

test('a query’s hits are its first URLs, five of a page at most', async () => {
  const record = (url: string, objectID = url) => ({ objectID, url, hierarchy: { lvl1: 'A' } });
  const many = Array.from({ length: 8 }, (_, number) => record(`/a#${number}`));
  const hits = [record('/a#0', 'text'), ...many, record('/b')];
  const json = { results: [{ ...SUCCESS, hits }] };
  const found = requester(() => ({ status: 200, json }));
  const { search } = createHostedClient(ACCOUNT, 'docs_en', { requester: found });
  const { hits: shown } = await search({ query: 'many' });
  expect(shown.map(({ objectID }) => objectID)).toEqual([
    'text',
    '/a#1',
    '/a#2',
    '/a#3',
    '/a#4',
    '/b',
  ]);
});
