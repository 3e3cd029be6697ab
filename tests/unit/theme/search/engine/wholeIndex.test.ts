import { describe, expect, test } from 'vitest';
import { packWords } from '../../../../../plugins/search-index/packWords.ts';
import { splitParts } from '../../../../../plugins/search-index/splitParts.ts';
import { splitWords } from '../../../../../plugins/search-index/splitWords.ts';
import { ENGINE } from '../../../../../theme/search/engine/limits.ts';
import { unpackWords } from '../../../../../theme/search/engine/packed/unpackWords.ts';
import { writeParts } from '../../../../../theme/search/engine/pageText.ts';
import { joinPostings, WEIGHTS } from '../../../../../theme/search/engine/postingLists.ts';
import { preparePart } from '../../../../../theme/search/engine/preparePart.ts';
import { CALLED, indexParts } from '../../../../../theme/search/engine/termIndex.ts';
import { isChinese, tokenize } from '../../../../../theme/search/engine/tokenize.ts';
import { WholeIndex } from '../../../../../theme/search/engine/wholeIndex.ts';
import { page } from './support/smallSite.ts';

const PARTS = splitParts([
  page(
    '/mock/onlyHere',
    { heading: 'rs.fn', names: ['rs.fn', 'fn'], prose: ['Mock mock 模拟 rs.fn', 'a **mock**'] },
    [
      { heading: 'Mock it', rows: ['mock | a spy | b', '`x` | y mock'], code: 'rs.fn mockOnce' },
      { heading: 'JSONReporter v8_Provider AB12cd', prose: ['useFakeTimers ＦＵＬＬ e-2-e $a'] },
      { heading: 'Long', prose: [`mock ${'x '.repeat(ENGINE.part)}`] },
      { heading: 'Deeper', level: 3, names: ['--deep', 'a.deep'], prose: ['node:fs a=>b ||'] },
    ],
  ),
  page('/zh/spy', { heading: '监视 spy', prose: ['用 spy 监视，不是mock', '监监监'] }, [
    { heading: '模拟', names: ['命名'], rows: ['模拟 | 两个模拟'], code: '代码 happy-dom' },
  ]),
]);

const INDEX = new WholeIndex(
  unpackWords(packWords(splitWords(`\n${writeParts(PARTS).trimEnd()}`))),
);

/** What the index of shards holds, read from the parts word by word. */
const READ = new Map(
  [...indexParts(PARTS)]
    .filter(([term]) => !isChinese(term))
    .map(([term, lists]) => [term, joinPostings(lists)]),
);
const isCall = (term: string) => term.startsWith(CALLED) && term !== '=>';
const TERMS = [...READ.keys()].filter((term) => !isCall(term));

test('every term has the postings that reading the parts gives', () => {
  expect(PARTS.length).toBeGreaterThan(2);
  expect(TERMS).toEqual(expect.arrayContaining(['happydom', 'json', 'full', '=>', 'cd']));
  for (const term of TERMS) expect([term, INDEX.get(term)]).toEqual([term, READ.get(term)]);
  expect([...INDEX.spelled()].sort()).toEqual(TERMS.sort());
});

test('every heading and name is called so, all of it', () => {
  const calls = [...READ.keys()].filter(isCall);
  expect(calls).toContain('=mockit');
  for (const call of calls) {
    expect([call, INDEX.called(call.slice(1))]).toEqual([call, READ.get(call)]);
  }
  for (const call of ['mock', 'rs', '', 'rsfnfn']) expect(INDEX.called(call)).toEqual([]);
});

test('terms are found by any beginning, and words that only a route has by none', () => {
  for (const start of new Set(TERMS.flatMap((term) => [term.slice(0, 1), term.slice(0, 3)]))) {
    const begun = TERMS.filter((term) => term.startsWith(start));
    expect([start, [...INDEX.beginning(start)].sort()]).toEqual([start, begun.sort()]);
  }
  expect(INDEX.beginning('onl')).toEqual([]);
  expect(INDEX.get('onlyhere')).toEqual([]);
});

describe('of Chinese', () => {
  const last = (PARTS.length - 1) * WEIGHTS;
  test.each([
    ['a heading weighs more than text', '模拟', [2, last + 9]],
    ['the title of a page is a heading, too', '监视', [last + 9]],
    ['text', '不是', [last + 2]],
    ['code', '代码', [last + 2]],
    ['a name alone is not told', '命名', []],
    ['what stands nowhere', '快照', []],
  ])('%s', (_what, term, postings) => {
    expect(INDEX.get(term)).toEqual(postings);
  });
});

test('sections use every term as often as their texts tell, and where they do', () => {
  PARTS.forEach((part, number) => {
    const counted = preparePart(part, (_, section) => INDEX.usesOf(number, section));
    preparePart(part).forEach((section, i) => {
      const uses = (of: typeof section | undefined) => TERMS.map((term) => [term, of?.uses(term)]);
      expect(uses(counted[i])).toEqual(uses(section));
    });
  });
});

test('Chinese is used as often as its text is taken apart into it', () => {
  const [section] = PARTS.slice(-1).flatMap((part) => preparePart(part));
  const times = (term: string) =>
    tokenize('用 spy 监视，不是mock\n监监监').filter((token) => token.term === term).length;
  for (const term of ['监', '监监', '监视', '不是', '快']) {
    expect([term, (section?.uses(term) ?? 0) >> 7]).toEqual([term, times(term)]);
  }
});
