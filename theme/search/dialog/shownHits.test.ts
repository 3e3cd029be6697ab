import type { SearchHit } from 'site-search';
import { expect, test } from 'vitest';
import { SEARCH } from '../../settings/search.ts';
import { shownHits } from './shownHits.ts';

const NO_HEADINGS = { lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null };

function hit(url: string, rest: Partial<SearchHit> = {}): SearchHit {
  return {
    objectID: url,
    url,
    type: 'lvl1',
    content: null,
    hierarchy: { ...NO_HEADINGS, lvl0: 'Config', lvl1: 'bail' },
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {} },
    ...rest,
  };
}

test('a group shows at most five hits, and those of other pages stay', () => {
  const many = Array.from({ length: 8 }, (_, index) => hit(`/a#${index}`));
  const shown = shownHits([...many, hit('/b')]).map(({ url }) => url);
  expect(shown).toEqual(['/a#0', '/a#1', '/a#2', '/a#3', '/a#4', '/b']);
  expect(shown.filter((url) => url.startsWith('/a'))).toHaveLength(SEARCH.hitsPerGroup);
});

test('each place comes once', () => {
  const twice = [hit('/a#x', { objectID: '1' }), hit('/a#x', { objectID: '2' })];
  expect(shownHits(twice).map(({ objectID }) => objectID)).toEqual(['1']);
});

test('a hit’s group is the section of the site and the page', () => {
  const hierarchy = { ...NO_HEADINGS, lvl0: 'A &amp; B', lvl1: 'Promise&lt;T&gt;' };
  expect(shownHits([hit('/a', { hierarchy })])[0]?.hierarchy.lvl0).toBe('A & B › Promise<T>');
  const same = { ...NO_HEADINGS, lvl0: 'Config', lvl1: 'Config' };
  expect(shownHits([hit('/a', { hierarchy: same })])[0]?.hierarchy.lvl0).toBe('Config');
});

test('text below a heading is shown as that heading with the text', () => {
  const hierarchy = { ...NO_HEADINGS, lvl0: 'Config', lvl1: 'bail', lvl2: 'In CI', lvl3: 'Why' };
  const [shown] = shownHits([
    hit('/a#why', {
      type: 'content',
      content: 'It stops early.',
      hierarchy,
      _snippetResult: {
        hierarchy: {},
        content: { value: 'It <mark>stops</mark>' },
      },
    }),
  ]);
  expect(shown).toMatchObject({ type: 'lvl3', content: null });
  expect(shown?._snippetResult).toEqual({
    title: 'Why',
    context: 'In CI',
    facts: {},
    detail: 'It <mark>stops</mark>',
  });
});

test('a heading without text says the headings above it', () => {
  const hierarchy = { ...NO_HEADINGS, lvl0: 'Config', lvl1: 'bail', lvl2: 'In CI', lvl3: 'Why' };
  const [shown] = shownHits([hit('/a#why', { type: 'lvl3', hierarchy })]);
  expect(shown?._snippetResult).toMatchObject({ title: 'Why', context: '', detail: 'In CI' });
});
