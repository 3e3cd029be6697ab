import { describe, expect, test } from 'vitest';
import { indexDocuments } from '../src/build/indexDocuments.ts';
import { splitPages } from '../src/build/splitPages.ts';
import { weightOf } from '../src/index/postings.ts';
import { SectionTexts } from '../src/index/sectionTexts.ts';
import { EXACT_PREFIX } from '../src/index/storedIndex.ts';
import { TextIndex } from '../src/index/textIndex.ts';
import { LIMITS } from '../src/limits.ts';
import { sectionUses } from '../src/rank/sectionUses.ts';
import { countInProse, countInRows, PLACE } from '../src/rank/termUse.ts';
import { isChinese, matchRuns, termsOf, tokenize } from '../src/text/tokenize.ts';
import { page } from './support/smallSite.ts';

const DOCUMENTS = splitPages([
  page(
    '/mock/onlyHere',
    { heading: 'rs.fn', names: ['rs.fn', 'fn'], prose: ['Mock mock 模拟 rs.fn', 'a **mock**'] },
    [
      {
        heading: 'Mock it',
        rows: ['mock | a spy | b', '`x` | y mock'],
        phrases: ['fake a function', 'mockOnce'],
      },
      { heading: 'JSONReporter v8_Provider AB12cd', prose: ['useFakeTimers ＦＵＬＬ e-2-e $a'] },
      { heading: 'Long', prose: [`mock ${'x '.repeat(LIMITS.document)}`] },
      { heading: 'Deeper', level: 3, names: ['--deep', 'a.deep'], prose: ['node:fs a=>b ||'] },
      { heading: 'Edges', prose: ['...rest a--b x-.y mock/mock,mock happy-dom?.x 用happy-dom吧'] },
    ],
  ),
  page('/zh/spy', { heading: '监视 spy', prose: ['用 spy 监视，不是mock', '监监监'] }, [
    { heading: '模拟', names: ['命名'], rows: ['模拟 | 两个模拟'], phrases: ['打桩 happy-dom'] },
    { heading: '以上', prose: ['很长。'.repeat(LIMITS.document)] },
    { heading: '以下', level: 3 },
  ]),
]);
const TEXTS = new SectionTexts(DOCUMENTS);
const INDEX = new TextIndex(DOCUMENTS, TEXTS);

/** What the term chunks of a large site hold. */
const STORED = indexDocuments(DOCUMENTS);
const isExact = (term: string) => term.startsWith(EXACT_PREFIX);
const TERMS = [...STORED.keys()].filter((term) => !isExact(term));
const LATIN_TERMS = TERMS.filter((term) => !isChinese(term));

test('scanning the texts gives the postings that term chunks hold', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(2);
  expect(TERMS).toEqual(expect.arrayContaining(['happydom', 'json', 'full', '=>', 'cd', '监监']));
  for (const term of TERMS) expect([term, INDEX.get(term)]).toEqual([term, STORED.get(term)]);
  expect([...INDEX.terms()].sort()).toEqual(LATIN_TERMS.sort());
});

test('what no text has, or only a part of a word or a URL, has no postings', () => {
  for (const term of ['快照', 'onlyhere', 'moc', 'ock', 'dom-happy', 'exact']) {
    expect([term, INDEX.get(term)]).toEqual([term, []]);
  }
});

test('exact names are whole headings and names', () => {
  const exact = [...STORED.keys()].filter(isExact);
  expect(exact).toContain(' mockit');
  for (const term of exact) {
    expect([term, INDEX.getExact(term.slice(1))]).toEqual([term, STORED.get(term)]);
  }
  for (const name of ['mock', 'rs', '', 'rsfnfn']) expect(INDEX.getExact(name)).toEqual([]);
});

test('terms are found by any prefix', () => {
  for (const prefix of new Set(
    LATIN_TERMS.flatMap((term) => [term.slice(0, 1), term.slice(0, 3)]),
  )) {
    const expected = LATIN_TERMS.filter((term) => term.startsWith(prefix));
    expect([prefix, [...INDEX.withPrefix(prefix)].sort()]).toEqual([prefix, expected.sort()]);
  }
  expect(INDEX.withPrefix('onl')).toEqual([]);
});

test('of Chinese, the best field counts', () => {
  const weights = ['模拟', '监视', '不是', '打桩'].map((term) => INDEX.get(term).map(weightOf));
  expect(weights).toEqual([[2, 9], [9, 2], [2], [7]]);
  expect(DOCUMENTS.at(-1)?.ancestors).toEqual([{ level: 2, heading: '以上' }]);
  expect(INDEX.get('以上').map(weightOf)).toEqual([9]);
});

describe('a section counts', () => {
  const usesOf = sectionUses(TEXTS);
  const sections = TEXTS.sections.map((one, i) => ({
    ...one,
    uses: (term: string) => usesOf(term)[i] ?? 0,
  }));
  const countIn = (texts: readonly string[], term: string) =>
    texts
      .flatMap((text) =>
        isChinese(term)
          ? tokenize(text).map((token) => [token.term])
          : matchRuns(text).map(termsOf),
      )
      .filter((terms) => terms.includes(term)).length;

  test.each(sections.map((one) => [one.section.heading, one] as const))('%s', (_heading, one) => {
    const { prose, rows, phrases } = one.section;
    const keys = rows.map((row) => row.split(' | ')[0] ?? '');
    for (const term of TERMS) {
      const use = one.uses(term);
      expect([term, countInProse(use)]).toEqual([term, Math.min(31, countIn(prose, term))]);
      expect([term, countInRows(use)]).toEqual([term, countIn(rows, term)]);
      expect([term, (use & PLACE.key) > 0]).toEqual([term, countIn(keys, term) > 0]);
      expect([term, (use & PLACE.phrase) > 0]).toEqual([term, countIn(phrases, term) > 0]);
    }
  });
});
