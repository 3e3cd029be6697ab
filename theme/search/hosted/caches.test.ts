// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SEARCH } from '../../settings/search.ts';
import { createHostCache, createResponseCache } from './caches.ts';

const NOW = new Date('2026-01-01T00:00:00Z');
const HOST = { url: 'app-dsn.algolia.net', accept: 'read', protocol: 'https' };

let application = 0;
beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  localStorage.clear();
  application++;
});
afterEach(() => vi.useRealTimers());

const hosts = () => createHostCache(`app-${application}`);
const responses = () => createResponseCache(`app-${application}`, SEARCH.responseLifetime);
const state = async () => (await hosts().get(HOST, async () => HOST as never)) as never as Host;
interface Host {
  isUp(): boolean;
  isTimedOut(): boolean;
}
const mark = (status: string) =>
  hosts().set(HOST, { ...HOST, status, lastUpdate: Date.now() } as never);

test.each(['down', 'timed out'])('a host is tried again after two minutes: %s', async (status) => {
  expect((await state()).isUp()).toBe(true);
  await mark(status);
  expect((await state()).isUp()).toBe(false);
  expect((await state()).isTimedOut()).toBe(status === 'timed out');
  vi.advanceTimersByTime(SEARCH.hostDownFor);
  expect((await state()).isUp()).toBe(false);
  vi.advanceTimersByTime(1);
  expect((await state()).isUp()).toBe(true);
  expect((await state()).isTimedOut()).toBe(false);
});

test('the state of hosts is stored', async () => {
  await mark('down');
  const [key = ''] = Object.keys(localStorage);
  expect(localStorage.getItem(key)).toContain(HOST.url);
});

test.each([
  'not json',
  'null',
  '[]',
  '{"https://app-dsn.algolia.net read":null}',
  '{"https://app-dsn.algolia.net read":{"status":"down","lastUpdate":99999999999999}}',
])('rubbish, or a time to come, makes no host dead: %s', async (stored) => {
  localStorage.setItem(`rstest-docs:search-hosts:app-${application}`, stored);
  expect((await state()).isUp()).toBe(true);
});

const ANSWER = { results: [{ hits: [{ objectID: 'a' }] }] };
const get = (key: string, fetched: unknown = 'fetched') =>
  responses().get({ key }, async () => fetched as object);

test('responses are stored for a while', async () => {
  await responses().set({ key: 'a' }, ANSWER);
  expect(await get('a')).toEqual(ANSWER);
  expect(await get('b')).toBe('fetched');
  vi.advanceTimersByTime(SEARCH.responseLifetime);
  expect(await get('a')).toBe('fetched');
});

test.each([{}, { results: [] }, { results: [{ message: 'no' }] }, null])(
  'an answer without hits is not kept: %o',
  async (answer) => {
    await responses().set({ key: 'a' }, answer as object);
    expect(await get('a')).toBe('fetched');
  },
);

test('it doesn’t grow without limit, and ignores invalid data', async () => {
  for (let number = 0; number < 40; number++) await responses().set({ key: `${number}` }, ANSWER);
  expect(await get('39')).toEqual(ANSWER);
  expect(await get('0')).toBe('fetched');
  for (const stored of ['not json', '{}', '[null,3,{"key":1}]']) {
    localStorage.setItem(`rstest-docs:search-responses:app-${application}`, stored);
    expect(await get('39')).toBe('fetched');
  }
});
