// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { docSearchRow } from './docSearchRow.ts';
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
  JSON.stringify([entry('a', { hierarchy: { lvl0: 'A', lvl1: 'A', lvl2: {} } })]),
  JSON.stringify([{ ...entry('a'), objectID: 7 }]),
])('rubbish in the storage is no search: %s', (stored) => {
  expect(validSearches(stored)).toEqual([]);
});

const plain = (text: string) => ({ text, marks: [] });
const HIT = { area: 'API', parents: [], text: plain('Text.'), facts: {} };

test.each([
  ['/b', 'B', 'lvl1'],
  ['/b#c', 'Promise<T> &amp; C', 'lvl2'],
  // A section without an anchor, and one that's called as its page.
  ['/b', 'C', 'lvl2'],
  ['/b#b', 'B', 'lvl2'],
])('a hit for %s is saved with its heading %s and its page', (url, title, type) => {
  const row = docSearchRow({ ...HIT, url, page: 'B', title: plain(title) });
  expect(row.type).toBe(type);
  const { _snippetResult: _, ...saved } = row;
  const [kept] = validOf(saved);
  expect(kept).toMatchObject({ url, type });
  const { lvl0, lvl1, lvl2 } = kept?.hierarchy ?? {};
  expect([lvl2 ?? lvl1, lvl0]).toEqual([title, 'API › B']);
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
