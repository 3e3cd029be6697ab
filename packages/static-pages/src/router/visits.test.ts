// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { registerRouter, visit } from './visits.ts';

const shown = vi.fn();
let leave: () => void;

beforeEach(() => {
  shown.mockClear();
  leave = registerRouter({ base: '/docs', show: shown });
});
afterEach(() => {
  leave();
  vi.restoreAllMocks();
});

test('a visit is added to the history and shown', () => {
  visit('/guide?a=1#b');
  expect(window.location.href).toMatch(/\/docs\/guide\?a=1#b$/);
  expect(shown).toHaveBeenCalledOnce();
  expect(shown.mock.calls[0]?.[0]).toMatchObject({ type: 'PUSH', location: { hash: '#b' } });
});

test.each([
  ['pushState', false, 'assign'],
  ['replaceState', true, 'replace'],
] as const)('where %s is refused, the browser navigates by itself', (method, replace, fallback) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(window.history, method).mockImplementation(() => {
    throw new DOMException('Attempt to use history more than 100 times', 'SecurityError');
  });
  const navigate = vi.spyOn(window.location, fallback).mockImplementation(() => {});
  visit('/guide', { replace });
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/guide');
  expect(shown).not.toHaveBeenCalled();
});
