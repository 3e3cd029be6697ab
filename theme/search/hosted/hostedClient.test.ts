// @vitest-environment happy-dom
import type { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createHostedClient } from './createHostedClient.ts';

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
