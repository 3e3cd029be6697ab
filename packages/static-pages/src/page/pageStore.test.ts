import { beforeEach, expect, test, vi } from 'vitest';
import type { LoadedPage } from './loadedPage.ts';
import { cachedPage, initPageStore, loadPage } from './pageStore.ts';

vi.mock('@rspress/core/runtime', () => ({ usePage: () => ({}) }));

const page = (routePath: string) => ({ data: { routePath }, body: null }) as unknown as LoadedPage;
let asked: string[] = [];
let answer = (path: string): Promise<LoadedPage> => Promise.resolve(page(path));

beforeEach(() => {
  asked = [];
  answer = (path) => Promise.resolve(page(path));
  const source = (path: string) => {
    asked.push(path);
    return answer(path);
  };
  initPageStore(source, '/', page('/'));
});

test('a page is requested once, for any number of calls and spellings', async () => {
  const both = await Promise.all([loadPage('/once'), loadPage('/once/')]);
  expect(both[0]).toBe(both[1]);
  expect(await loadPage('/Once.html')).toBe(both[0]);
  expect(cachedPage('/once')).toBe(both[0]);
  expect(asked).toEqual(['/once']);
});

test('a page that failed to load is requested again', async () => {
  answer = () => Promise.reject(new Error('offline'));
  await expect(loadPage('/later')).rejects.toThrow('offline');
  expect(cachedPage('/later')).toBeUndefined();
  answer = (path) => Promise.resolve(page(path));
  await loadPage('/later');
  expect(asked).toEqual(['/later', '/later']);
});

test('the first page is cached', async () => {
  await loadPage('/index.html');
  expect(asked).toEqual([]);
});
