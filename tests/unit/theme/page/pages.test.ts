import { beforeEach, expect, test, vi } from 'vitest';
import { loadPage, pageAtHand, startPages } from '../../../../theme/page/pages.ts';
import type { ShownPage } from '../../../../theme/page/shownPage.ts';

vi.mock('@rspress/core/runtime', () => ({ usePage: () => ({}) }));

const page = (routePath: string) => ({ facts: { routePath }, body: null }) as unknown as ShownPage;
let asked: string[] = [];
let answer = (path: string): Promise<ShownPage> => Promise.resolve(page(path));

beforeEach(() => {
  asked = [];
  answer = (path) => Promise.resolve(page(path));
  const source = (path: string) => {
    asked.push(path);
    return answer(path);
  };
  startPages(source, '/', page('/'));
});

test('a page is asked for once, however often it is wanted and however it is written', async () => {
  const both = await Promise.all([loadPage('/once'), loadPage('/once/')]);
  expect(both[0]).toBe(both[1]);
  expect(await loadPage('/Once.html')).toBe(both[0]);
  expect(pageAtHand('/once')).toBe(both[0]);
  expect(asked).toEqual(['/once']);
});

test('a page that could not be had is asked for again', async () => {
  answer = () => Promise.reject(new Error('offline'));
  await expect(loadPage('/later')).rejects.toThrow('offline');
  expect(pageAtHand('/later')).toBeUndefined();
  answer = (path) => Promise.resolve(page(path));
  await loadPage('/later');
  expect(asked).toEqual(['/later', '/later']);
});

test('the first page is at hand', async () => {
  await loadPage('/index.html');
  expect(asked).toEqual([]);
});
