import { expect, test } from 'vitest';
import { splitPages } from '../src/build/splitPages.ts';
import { buildIndex } from '../src/build.ts';
import { fromDistances, parseTermChunk, parseTextChunk, toTermChunk } from '../src/index/format.ts';
import { MAX_WEIGHT, PostingsBuilder } from '../src/index/postings.ts';
import { PLACE } from '../src/index/sectionColumns.ts';
import { toStoredTexts } from '../src/index/textChunk.ts';
import { lastAtMost } from '../src/lastAtMost.ts';
import { LIMITS } from '../src/limits.ts';
import type { IndexedDocument, Section } from '../src/page.ts';
import { manyPages, page } from './support/smallSite.ts';

/** With the texts of all sections. */
const readOut = (documents: readonly IndexedDocument[]) =>
  documents.map((document) => ({
    ...document,
    sections: document.sections.map(
      ({ level, anchor, heading, names, phrases, prose, rows, facts }): Section => ({
        level,
        anchor,
        heading,
        names,
        phrases,
        prose,
        rows,
        facts,
      }),
    ),
  }));

const posting = (document: number, weight: number) => document * (MAX_WEIGHT + 1) + weight;

test.each([
  ['none', []],
  ['one', [posting(0, 1)]],
  ['neighbors', [posting(0, 1), posting(1, 15), posting(2, 1)]],
  ['far apart', [posting(5, 3), posting(100_000, 15), posting(2_000_000, 1)]],
])('postings come back from a chunk: %s', (_what, postings) => {
  const content = JSON.stringify(toTermChunk([['mock', postings]]));
  const [stored = []] = parseTermChunk(content, 'mock').postings;
  expect(fromDistances(stored)).toEqual(postings);
});

test('weights have a maximum', () => {
  const [section] = splitPages([page('/a', { heading: 'A' })]).flatMap(({ sections }) => sections);
  if (!section) throw new Error('A page without a section');
  const postings = new PostingsBuilder();
  for (const document of [3, 3, 5]) postings.add(document, section, PLACE.heading);
  expect(postings.build()).toEqual([posting(3, MAX_WEIGHT), posting(5, 10)]);
});

test('documents come back from a chunk', () => {
  const documents = splitPages([
    page(
      '/zh/config/bail',
      {
        heading: 'bail',
        names: ['--bail'],
        prose: ['失败后停止。'],
        facts: { type: 'number |\n string', note: ' ', default: '0' },
      },
      [
        {
          heading: 'Promise<T>',
          rows: ['a | b', '', 'c', ' ', 'd | e | f'],
          phrases: ['later', 'deferred value'],
          level: 3,
        },
      ],
    ),
    {
      url: '/b',
      title: 'B',
      inboundLinks: 3,
      kind: 'overview',
      sections: [{ level: 1, heading: 'B' }],
    },
  ]);
  const content = JSON.stringify(toStoredTexts(documents));
  expect(readOut(parseTextChunk(content, 2).documents)).toEqual(documents);
  expect(documents[0]?.sections[0]?.facts).toEqual({ type: 'number | string', default: '0' });
  expect(documents[0]?.sections[1]?.rows).toEqual(['a | b', 'c', 'd | e | f']);
  expect(documents[1]).toMatchObject({ area: 'B', inboundLinks: 3, kind: 'overview' });
});

const long = (heading: string, level = 2) => ({
  heading,
  level,
  prose: ['x'.repeat(LIMITS.document)],
});

test('a long page is several documents, each with the headings above it', () => {
  const documents = splitPages([
    page('/a', { heading: 'A' }, [
      long('One'),
      { heading: 'Deep', level: 3 },
      long('Deeper', 4),
      { heading: 'Two' },
    ]),
  ]);
  expect(
    documents.map(({ ancestors, sections }) => [
      ancestors.map(({ heading }) => heading),
      sections.map(({ heading }) => heading),
    ]),
  ).toEqual([
    [[], ['A', 'One']],
    [['One'], ['Deep', 'Deeper']],
    [[], ['Two']],
  ]);
});

test('a large site is chunks that hold everything, in order', () => {
  const pages = manyPages([page('/a', { heading: 'mock', names: ['__proto__', '7'] })]);
  const [manifest, ...chunks] = buildIndex(pages);
  const { documentCount, textChunks, termChunks } = JSON.parse(manifest?.content ?? '');
  const contents = (kind: string) =>
    chunks.filter(({ name }) => name.startsWith(kind)).map(({ content }) => content);
  const read = contents('texts').flatMap(
    (content, i) =>
      parseTextChunk(content, (textChunks[i + 1] ?? documentCount) - textChunks[i]).documents,
  );
  expect(textChunks.length).toBeGreaterThan(5);
  expect(readOut(read)).toEqual(splitPages(pages));
  const terms = contents('terms').flatMap((content, i) => [
    ...parseTermChunk(content, termChunks[i]).terms,
  ]);
  expect(terms).toEqual([...terms].sort((a, b) => (a < b ? -1 : 1)));
  expect(terms).toEqual(expect.arrayContaining(['mock', '__proto__', '7']));
});

test('a common term keeps its heaviest postings', () => {
  const pages = Array.from({ length: LIMITS.postings + 10 }, (_, i) =>
    page(`/${i}`, { heading: i < 10 ? 'other' : 'common', prose: [`common ${'x '.repeat(250)}`] }),
  );
  const chunks = buildIndex(pages).flatMap(({ name, content }) =>
    name.startsWith('terms') ? [JSON.parse(content)] : [],
  );
  const { terms, postings } = chunks.find((chunk) => chunk.terms.includes('common'));
  const [first] = fromDistances(postings[terms.indexOf('common')]);
  expect(postings[terms.indexOf('common')]).toHaveLength(LIMITS.postings);
  expect(first).toBe(posting(10, 10));
});

test('the same pages give the same files, and a change gives all chunks other names', () => {
  const build = (text: string) =>
    buildIndex(manyPages([page('/a', { heading: 'mock', prose: [text] })]));
  const files = build('模拟 and mock');
  expect(build('模拟 and mock')).toEqual(files);
  const others = new Set(build('changed').map(({ name }) => name));
  expect(files.map(({ name }) => name).filter((name) => others.has(name))).toEqual([
    'manifest.json',
  ]);
});

test('the chunk with a term or a document', () => {
  const firsts = ['--a', 'mock', 'test'];
  expect(lastAtMost(firsts, 'mocks')).toBe(1);
  expect(lastAtMost(firsts, 'mock')).toBe(1);
  expect(lastAtMost(firsts, '!')).toBe(0);
  expect(lastAtMost(firsts, '快照')).toBe(2);
  expect(lastAtMost([0, 3, 9], 8)).toBe(1);
});

test('a chunk that is not what the manifest promises is an error', () => {
  const documents = splitPages([page('/a', { heading: 'A' }), page('/b', { heading: 'B' })]);
  const texts = toStoredTexts(documents);
  expect(() => parseTextChunk(JSON.stringify(texts), 3)).toThrow("It doesn't hold 3 documents");
  const shorter = { ...texts, levels: [1] };
  expect(() => parseTextChunk(JSON.stringify(shorter), 2)).toThrow("It doesn't hold 2 documents");
  const terms = toTermChunk([['mock', [1]]]);
  expect(() => parseTermChunk(JSON.stringify(terms), 'spy')).toThrow(
    'It doesn\'t hold the terms from "spy"',
  );
  expect(() => parseTermChunk(JSON.stringify({ ...terms, postings: [] }), 'mock')).toThrow();
});
