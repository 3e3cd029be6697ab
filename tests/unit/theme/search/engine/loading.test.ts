import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEmbeddedClient } from '../../../../../theme/search/engine/createEmbeddedClient.ts';
import { fetchOnce } from '../../../../../theme/search/engine/indexFiles.ts';
import { openSite } from '../../../../../theme/search/engine/openSite.ts';
import { search } from '../../../../../theme/search/engine/search.ts';
import { manyPages, page, servedFiles } from './support/smallSite.ts';

const BASE = 'http://site.test/docs/';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a file is fetched once, below the base, and again only after it failed', async () => {
  const answers = [new Response('no', { status: 500 }), new Response('text')];
  const fetched = vi.fn(async (_url: URL) => answers.shift() ?? new Response('never'));
  vi.stubGlobal('fetch', fetched);
  const load = fetchOnce(BASE);
  await expect(load('search/a.json')).rejects.toMatchObject({
    name: 'RetryError',
    message: expect.stringContaining('/docs/search/a.json: status 500'),
  });
  const loaded = await Promise.all([load('search/a.json'), load('search/a.json')]);
  expect(loaded.map((bytes) => new TextDecoder().decode(bytes))).toEqual(['text', 'text']);
  expect(fetched.mock.calls.map(([url]) => url.href)).toEqual(
    Array.from({ length: 2 }, () => `${BASE}search/a.json`),
  );
});

test('a lost connection is an error to retry', async () => {
  vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('Failed to fetch')));
  await expect(fetchOnce(BASE)('search/a.json')).rejects.toMatchObject({ name: 'RetryError' });
});

test('a site that is loaded whole asks for nothing more when searched', async () => {
  const { asked, load } = servedFiles([page('/a', { heading: 'mock' })]);
  const site = await openSite('en', load);
  const before = [...asked];
  await search(site, { query: 'mock' });
  await search(site, { query: 'mokc' });
  expect(asked).toEqual(before);
  expect(asked).toEqual(['search/en.bin']);
});

test('a site in shards loads a few of them for a query', async () => {
  const pages = manyPages([page('/a', { heading: 'mock', prose: ['A mock.'] })]);
  const { files, asked, load } = servedFiles(pages);
  await search(await openSite('en', load), { query: 'mock' });
  expect(asked.length).toBeGreaterThan(2);
  expect(asked.length).toBeLessThan(files.size / 2);
});

class FakeWorker extends EventTarget {
  static all: FakeWorker[] = [];
  readonly sent: { kind: string; id?: number }[] = [];
  terminated = false;
  constructor() {
    super();
    FakeWorker.all.push(this);
  }
  postMessage(message: { kind: string }): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('location', { href: 'http://site.test/docs/page' });
});

test('the client starts one worker on the first intent and hands answers to who asked', async () => {
  const client = createEmbeddedClient({ language: 'zh', base: '/docs/' });
  expect(FakeWorker.all).toHaveLength(0);
  client.warm();
  client.warm();
  const first = client.search({ query: 'a' });
  const second = client.search({ query: 'b' });
  const [worker] = FakeWorker.all;
  expect(FakeWorker.all).toHaveLength(1);
  expect(worker?.sent[0]).toEqual({ kind: 'open', language: 'zh', base: BASE });
  worker?.answer({ kind: 'found', id: 2, result: { hits: [], nbHits: 2, suggestions: [] } });
  worker?.answer({ kind: 'failed', id: 1, message: 'gone' });
  expect((await second).nbHits).toBe(2);
  await expect(first).rejects.toMatchObject({ name: 'RetryError', message: 'gone' });
});

test('a worker that fails is replaced by the next search', async () => {
  const client = createEmbeddedClient({ language: 'en', base: '/' });
  const lost = client.search({ query: 'a' });
  FakeWorker.all[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toMatchObject({ name: 'RetryError' });
  expect(FakeWorker.all[0]?.terminated).toBe(true);
  void client.search({ query: 'b' });
  expect(FakeWorker.all).toHaveLength(2);
});
