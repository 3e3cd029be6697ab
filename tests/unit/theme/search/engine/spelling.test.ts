import { describe, expect, test } from 'vitest';
import { editDistance } from '../../../../../theme/search/engine/editDistance.ts';
import { spellingsOf } from '../../../../../theme/search/engine/spellings.ts';
import { suggest } from '../../../../../theme/search/engine/suggest.ts';
import type { TermIndex } from '../../../../../theme/search/engine/termIndex.ts';
import { page } from './support/smallSite.ts';

describe('letters between two words', () => {
  test.each([
    ['mock', 'mock', 2, 0],
    ['mock', 'mocks', 2, 1],
    ['mokc', 'mock', 2, 1],
    ['timout', 'timeout', 2, 1],
    ['coverge', 'coverage', 2, 1],
    ['kitten', 'sitting', 3, 3],
    ['mock', 'timeout', 2, 3],
    ['', 'ab', 2, 2],
  ])('%s and %s within %d: %d', (a, b, limit, expected) => {
    expect(editDistance(a, b, limit)).toBe(expected);
    expect(editDistance(b, a, limit)).toBe(expected);
  });
});

function indexOf(...terms: string[]): TermIndex {
  const known = new Set(terms);
  return {
    parts: 1,
    get: (term) => (known.has(term) ? [1] : []),
    called: () => [],
    beginning: (start) => terms.filter((term) => term.startsWith(start)),
    spelled: () => known,
  };
}

const word = (term: string, growing = false, typed = true) => ({ term, growing, typed });
const spelled = (...args: Parameters<typeof spellingsOf>) => [...spellingsOf(...args).keys()];

describe('spellings of a word', () => {
  const index = indexOf('mock', 'mocks', 'mockclear', 'timeout', '覆盖', '覆', '率');

  test('itself and its inflections, the word itself most surely', () => {
    const found = spellingsOf(word('mock'), index);
    expect([...found.keys()]).toEqual(['mock', 'mocks']);
    expect(found.get('mock')).toBe(1);
    expect(found.get('mocks')).toBeLessThan(1);
  });

  test('what a word being typed begins', () => {
    expect(spelled(word('mockcl', true), index)).toEqual(['mockclear']);
    expect(spelled(word('mock', true), index)).toContain('mockclear');
  });

  test('mistakes are forgiven where nothing is spelled so', () => {
    expect(spelled(word('timeuot'), index)).toEqual(['timeout']);
    expect(spelled(word('tmo'), index)).toEqual([]);
  });

  test('of a word that nobody typed there is only itself', () => {
    expect(spelled(word('timeuot', false, false), index)).toEqual([]);
  });

  test('in Chinese one character may be wrong', () => {
    expect(spelled(word('覆盖'), index)).toEqual(['覆盖']);
    expect(spelled(word('覆率'), index)).toEqual(['覆', '率']);
    expect(spelled(word('快照'), index)).toEqual([]);
  });
});

describe('suggestions', () => {
  const { sections } = page('/a', { heading: 'coverage' }, [
    { heading: 'Thresholds' },
    { heading: 'x'.repeat(60) },
  ]);

  test('are what looks alike', () => {
    expect(suggest('coverrrage', sections)).toEqual(['coverage']);
    expect(suggest('treshold', sections)).toEqual(['Thresholds']);
  });

  test.each([[''], ['?'], ['\ud800'], ['zzzz']])('are none for %j', (query) => {
    expect(suggest(query, sections)).toEqual([]);
  });
});
