import { describe, expect, test } from 'vitest';
import { indexDocuments } from '../src/build/buildIndex.ts';
import { splitPages } from '../src/build/splitPages.ts';
import { weightOf } from '../src/index/postings.ts';
import { PLACE } from '../src/index/sectionColumns.ts';
import { TextIndex } from '../src/index/termIndexes.ts';
import { TextChunk, toStoredTexts } from '../src/index/textChunk.ts';
import { LIMITS } from '../src/limits.ts';
import { isChinese, tokenize } from '../src/text/tokenize.ts';
import { page } from './support/smallSite.ts';

const DOCUMENTS = splitPages([
  page(
    '/mock/onlyHere',
    { heading: 'rs.fn', names: ['rs.fn', 'fn'], prose: ['Mock mock 模拟 rs.fn', 'a **mock**'] },
    [
      {
        heading: 'Mock it',
        rows: ['mock | a spy | b', '`x` | y mock'],
        facts: { type: 'mock | undefined', default: 'spy' },
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
const CHUNK = new TextChunk(toStoredTexts(DOCUMENTS), DOCUMENTS.length);
const INDEX = new TextIndex(CHUNK);

/** What the term chunks of a large site hold. */
const STORED = indexDocuments(DOCUMENTS);
const TERMS = [...STORED.keys()];
const LATIN_TERMS = TERMS.filter((term) => !isChinese(term));

test('scanning the texts gives the postings that term chunks hold', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(2);
  expect(TERMS).toEqual(expect.arrayContaining(['happydom', 'json', 'full', '=>', 'cd', '监监']));
  for (const term of TERMS) expect([term, INDEX.get(term)]).toEqual([term, STORED.get(term)]);
});

test('what no text has, or only a part of a word or a URL, has no postings', () => {
  for (const term of ['快照', 'onlyhere', 'moc', 'ock', 'dom-happy', 'exact']) {
    expect([term, INDEX.get(term)]).toEqual([term, []]);
  }
});

test('terms are found by any prefix', () => {
  for (const length of [0, 1, 3, 5]) {
    for (const prefix of new Set(LATIN_TERMS.map((term) => term.slice(0, length)))) {
      const expected = LATIN_TERMS.filter((term) => term.startsWith(prefix));
      expect([prefix, [...INDEX.withPrefix(prefix)].sort()]).toEqual([prefix, expected.sort()]);
    }
  }
  expect(INDEX.withPrefix('onl')).toEqual([]);
});

test('a document is about its title first, then headings, phrases, and its text', () => {
  const weights = ['模拟', '监视', '不是', '打桩'].map((term) => INDEX.get(term).map(weightOf));
  expect(weights).toEqual([[2, 7], [10], [2], [6]]);
  expect(DOCUMENTS.at(-1)?.ancestors).toEqual([{ level: 2, heading: '以上' }]);
  expect(INDEX.get('以上').map(weightOf)).toEqual([7]);
});

describe('a section has a term', () => {
  const sections = DOCUMENTS.flatMap((document) => document.sections);
  const isIn = (texts: readonly string[], term: string) =>
    texts.some((text) => tokenize(text).some((token) => token.term === term));

  test.each(sections.map((one, i) => [one.heading, one, i] as const))('%s', (_heading, one, i) => {
    const { heading, names, prose, rows, phrases, facts } = one;
    for (const term of TERMS) {
      const use = CHUNK.usesOf(term)[i] ?? 0;
      const places = [PLACE.heading, PLACE.phrases, PLACE.prose];
      expect([term, ...places.map((place) => (use & place) > 0)]).toEqual([
        term,
        isIn([heading, ...names], term),
        isIn(phrases, term),
        isIn([...prose, ...rows, ...Object.entries(facts).flat()], term),
      ]);
    }
  });
});
