import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

test('a page is reloaded once after each deployment, even if a server sends two builds in turn', () => {
  const saved = new Map<string, string>();
  const reload = vi.fn();
  let build = '/a.js';
  vi.stubGlobal('window', { location: { href: 'http://site.test/guide', reload } });
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => build }) });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, value: string) => saved.set(key, value),
  });
  const results = ['/a.js', '/a.js', '/b.js', '/a.js', '/b.js', '/c.js'].map((src) => {
    build = src;
    return reloadOnce();
  });
  vi.unstubAllGlobals();
  expect(results).toEqual([true, false, true, false, false, true]);
  expect(reload).toHaveBeenCalledTimes(3);
});
