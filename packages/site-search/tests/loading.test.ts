import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildIndex } from '../src/build.ts';
import { fetchFrom } from '../src/engine.ts';
import { createWorkerClient } from '../src/index.ts';
import { LIMITS } from '../src/limits.ts';
import { askIndex, page } from './support/smallSite.ts';

const INDEX = 'http://site.test/docs/search/en.json';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('the index is revalidated with the host', async () => {
  const fetched = vi.fn(async (_url: string, _init: RequestInit) => new Response('text'));
  vi.stubGlobal('fetch', fetched);
  expect(await fetchFrom(INDEX)()).toBe('text');
  expect(fetched).toHaveBeenCalledWith(INDEX, expect.objectContaining({ cache: 'no-cache' }));
});

test.each([
  ['a missing file', async () => new Response('no', { status: 404 }), 'status 404'],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
])('%s is an error to retry', async (_what, fetched, reason) => {
  vi.stubGlobal('fetch', fetched);
  await expect(fetchFrom(INDEX)()).rejects.toMatchObject({
    name: 'RetryError',
    message: `The search index can't be loaded: ${INDEX}: ${reason}`,
  });
});

test('an index is loaded once', async () => {
  const load = vi.fn(async () => buildIndex([page('/a', { heading: 'mock' })]));
  const ask = askIndex(load);
  for (const query of ['mock', 'mokc', 'nothing']) await ask(query);
  expect(load).toHaveBeenCalledTimes(1);
});

class FakeWorker extends EventTarget {
  readonly sent: unknown[] = [];
  terminated = false;
  postMessage(message: unknown): void {
    this.sent.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  answer(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }
}

let workers: FakeWorker[] = [];
const client = () =>
  createWorkerClient({
    index: '/docs/search/en.json',
    createWorker: () => {
      const worker = new FakeWorker();
      workers.push(worker);
      return worker as unknown as Worker;
    },
  });

beforeEach(() => {
  workers = [];
  vi.stubGlobal('location', { href: 'http://site.test/docs/page' });
});

test('the client starts one worker on the first intent and resolves the right request', async () => {
  const { warm, search } = client();
  expect(workers).toHaveLength(0);
  warm();
  warm();
  const first = search({ query: 'a' });
  const second = search({ query: 'b' });
  const [worker] = workers;
  expect(workers).toHaveLength(1);
  expect(worker?.sent[0]).toEqual({ index: INDEX });
  worker?.answer({ id: 2, result: { hits: [], suggestions: ['b'] } });
  worker?.answer({ id: 1, error: 'gone' });
  expect((await second).suggestions).toEqual(['b']);
  await expect(first).rejects.toMatchObject({ name: 'RetryError', message: 'gone' });
});

test('a worker whose script never comes is given up, one that started has time', async () => {
  vi.useFakeTimers();
  const { search } = client();
  const lost = search({ query: 'a' });
  const given = expect(lost).rejects.toMatchObject({ name: 'RetryError' });
  await vi.advanceTimersByTimeAsync(LIMITS.timeout);
  await given;
  expect(workers[0]?.terminated).toBe(true);

  const slow = search({ query: 'b' });
  workers[1]?.answer({ started: true });
  await vi.advanceTimersByTimeAsync(LIMITS.timeout);
  workers[1]?.answer({ id: 2, result: { hits: [], suggestions: ['b'] } });
  expect((await slow).suggestions).toEqual(['b']);
});

test('the deadline of a worker that failed does not end the one that replaced it', async () => {
  vi.useFakeTimers();
  const { search } = client();
  const lost = search({ query: 'a' });
  await vi.advanceTimersByTimeAsync(LIMITS.timeout - 1);
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toMatchObject({ name: 'RetryError' });

  const found = search({ query: 'b' });
  await vi.advanceTimersByTimeAsync(1);
  expect(workers[1]?.terminated).toBe(false);
  workers[1]?.answer({ id: 2, result: { hits: [], suggestions: ['b'] } });
  expect((await found).suggestions).toEqual(['b']);
});

test('a worker that can’t be started is an error of the search, not of the intent', async () => {
  const { warm, search } = createWorkerClient({
    index: '/docs/search/en.json',
    createWorker: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(warm).not.toThrow();
  await expect(search({ query: 'a' })).rejects.toMatchObject({
    name: 'RetryError',
    message: 'The search worker failed: SecurityError: blocked',
  });
});

test('a worker that fails is replaced by the next search', async () => {
  const { search } = client();
  const lost = search({ query: 'a' });
  workers[0]?.dispatchEvent(new Event('error'));
  await expect(lost).rejects.toMatchObject({ name: 'RetryError' });
  expect(workers[0]?.terminated).toBe(true);
  void search({ query: 'b' });
  expect(workers).toHaveLength(2);
});
