// @vitest-environment jsdom
import { act, createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { PageBoundary } from '../page/PageBoundary.tsx';
import { BrowserRouter, useLocation } from './router.tsx';
import { isRouted, locationKey, visit, withoutBase } from './visits.ts';

test.each([
  ['/docs/guide', '/docs', '/guide'],
  ['/DOCS/guide', '/docs', '/guide'],
  ['/docs', '/docs', '/'],
  ['/docs/', '/docs', '/'],
  ['/documents', '/docs', '/documents'],
  ['/guide', '', '/guide'],
  ['/', '', '/'],
])('%s without the base "%s" is %s', (pathname, base, expected) => {
  expect(withoutBase(pathname, base)).toBe(expected);
});

test('a history entry of the browser has the default key', () => {
  expect(locationKey({ key: 'abc' })).toBe('abc');
  for (const state of [null, undefined, 'text', 7, {}, { key: 7 }]) {
    expect(locationKey(state)).toBe('default');
    expect(locationKey(state, 'own')).toBe('own');
  }
});

test('after a page could not be rendered, the browser follows links', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  sessionStorage.setItem('static-pages:reloaded undefined', 'http://localhost:3000/broken');
  const Page = () => {
    if (useLocation().pathname === '/broken') throw new Error('broken');
    return 'The page.';
  };
  const root = document.createElement('div');
  const app = createElement(PageBoundary, null, createElement(Page));
  const router = { basename: '', preparePage: () => true as const, children: app };
  await act(async () => createRoot(root).render(createElement(BrowserRouter, router)));
  expect(isRouted()).toBe(true);
  await act(async () => {
    visit('/broken');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(window.location.pathname).toBe('/broken');
  expect(isRouted()).toBe(false);
});
