// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { SEARCH } from '../../settings/search.ts';
import { favoriteKey, recentKey, repairSavedSearches, validSearches } from './savedSearches.ts';

const entry = (objectID: string, rest: object = {}) => ({
  objectID,
  url: '/a',
  type: 'lvl1',
  hierarchy: { lvl0: 'A', lvl1: 'A' },
  ...rest,
});
const validOf = (...entries: unknown[]) => validSearches(JSON.stringify(entries));

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test.each([
  'not json',
  '',
  'null',
  '3',
  '{"length":3}',
  '[null,1,"x",[],{}]',
  JSON.stringify([entry('a', { url: 'javascript:alert(1)' })]),
  JSON.stringify([entry('a', { url: '//elsewhere.example/' })]),
  JSON.stringify([entry('a', { type: 'lvl9' })]),
  JSON.stringify([entry('a', { type: 'lvl2' })]),
  JSON.stringify([entry('a', { hierarchy: null })]),
  JSON.stringify([{ ...entry('a'), objectID: 7 }]),
])('rubbish in the storage is no search: %s', (stored) => {
  expect(validSearches(stored)).toEqual([]);
});

test('markup in a stored search is escaped once, not again and again', () => {
  const markup = '<img src=x onerror=alert(1)>';
  const first = validOf(entry('a', { hierarchy: { lvl0: 'A', lvl1: markup } }));
  expect(JSON.stringify(first)).not.toContain('<img');
  expect(validOf(...first)).toEqual(first);
});

test('each search is kept once, no more than there may be, and cut where it is endless', () => {
  const many = Array.from({ length: 30 }, (_, index) => entry(`${index}`));
  expect(validOf(entry('0'), ...many)).toHaveLength(SEARCH.favorites);
  const [long] = validOf(entry('a', { hierarchy: { lvl0: 'A', lvl1: 'x'.repeat(10_000) } }));
  expect(JSON.stringify(long).length).toBeLessThan(1000);
});

test('what is stored is repaired in place', () => {
  localStorage.setItem(recentKey('docs'), 'not json');
  localStorage.setItem(favoriteKey('docs'), JSON.stringify([entry('a', { more: 1 }), 7]));
  expect(repairSavedSearches('docs')).toBe(true);
  expect(localStorage.getItem(recentKey('docs'))).toBe('[]');
  expect(JSON.parse(localStorage.getItem(favoriteKey('docs')) ?? '')).toHaveLength(1);
  expect(localStorage).toHaveLength(2);
});

test.each(['getItem', 'setItem'])('a storage whose %s throws keeps no searches', (method) => {
  const broken = () => {
    throw new DOMException('full or blocked', 'QuotaExceededError');
  };
  const nothing = { getItem: () => null, setItem: () => {}, removeItem: () => {} };
  vi.stubGlobal('localStorage', { ...nothing, [method]: broken });
  expect(repairSavedSearches('docs')).toBe(false);
});
