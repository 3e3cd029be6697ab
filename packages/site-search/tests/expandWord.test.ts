import { describe, expect, test } from 'vitest';
import { suggest } from '../src/hits/suggest.ts';
import { buildIndex, parseIndex } from '../src/index/indexFile.ts';
import { TermIndex } from '../src/index/termIndex.ts';
import { expandWord } from '../src/query/resolveQuery.ts';
import { editDistance } from '../src/text/editDistance.ts';
import { page } from './support/smallSite.ts';

describe('the edit distance', () => {
  test.each([
    ['mock', 'mock', 2, 0],
    ['mock', 'mocks', 2, 1],
    ['mokc', 'mock', 2, 1],
    ['timout', 'timeout', 2, 1],
    ['coverge', 'coverage', 2, 1],
    ['kitten', 'sitting', 3, 3],
    ['mock', 'timeout', 2, 3],
    ['', 'ab', 2, 2],
  ])('of %s and %s within %d is %d', (a, b, limit, expected) => {
    expect(editDistance(a, b, limit)).toBe(expected);
    expect(editDistance(b, a, limit)).toBe(expected);
  });
});

const word = (term: string, isPrefix = false, typed = true) => ({ term, isPrefix, typed });
const termsFor = (...args: Parameters<typeof expandWord>) => [...expandWord(...args).keys()];

describe('a word may mean', () => {
  const prose = ['mock mocks mockclear timeout 覆盖', '率'];
  const index = new TermIndex(parseIndex(buildIndex([page('/a', { heading: '', prose })])));

  test('itself and its inflections, itself with the most confidence', () => {
    const found = expandWord(word('mock'), index);
    expect([...found.keys()]).toEqual(['mock', 'mocks']);
    expect(found.get('mock')).toBe(1);
    expect(found.get('mocks')).toBeLessThan(1);
  });

  test('itself, also where it ends like the inflection of another word', () => {
    const prose = ['It died. Rstest tries once, others try, tried or dynamic.'];
    const other = new TermIndex(parseIndex(buildIndex([page('/a', { heading: '', prose })])));
    expect(expandWord(word('died'), other)).toEqual(new Map([['died', 1]]));
    expect(termsFor(word('tries'), other).sort()).toEqual(['tried', 'tries', 'try']);
    expect(termsFor(word('try'), other).sort()).toEqual(['tried', 'tries', 'try']);
  });

  test('what it is a prefix of while it is typed', () => {
    expect(termsFor(word('mockcl', true), index)).toEqual(['mockclear']);
    expect(termsFor(word('mock', true), index)).toContain('mockclear');
  });

  test('what is spelled similarly, where no term is spelled so', () => {
    expect(termsFor(word('timeuot'), index)).toEqual(['timeout']);
    expect(termsFor(word('tmo'), index)).toEqual([]);
  });

  test('only itself where nobody typed it', () => {
    expect(termsFor(word('timeuot', false, false), index)).toEqual([]);
  });

  test('in Chinese, either of its characters where no text has both', () => {
    expect(termsFor(word('覆盖'), index)).toEqual(['覆盖']);
    expect(termsFor(word('覆率'), index)).toEqual(['覆', '率']);
    expect(termsFor(word('快照'), index)).toEqual([]);
  });
});

describe('suggestions', () => {
  const sections = ['coverage', 'Thresholds', 'x'.repeat(60)].map((heading) => ({
    level: 2,
    anchor: '',
    heading,
    names: [],
    phrases: [],
    prose: [],
    rows: [],
    facts: {},
  }));

  test('are similar names', () => {
    expect(suggest('coverrrage', sections)).toEqual(['coverage']);
    expect(suggest('treshold', sections)).toEqual(['Thresholds']);
  });

  test.each([[''], ['?'], ['\ud800'], ['zzzz']])('are none for %j', (query) => {
    expect(suggest(query, sections)).toEqual([]);
  });
});
