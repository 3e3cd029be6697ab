import { expect, test } from 'vitest';
import { buildIndex, parseIndex } from '../src/index/indexFile.ts';
import { PLACE, TermIndex } from '../src/index/termIndex.ts';
import { page } from './support/smallSite.ts';

const PAGES = [
  page(
    '/mock/onlyHere',
    { heading: 'rs.fn', names: ['--fn'], prose: ['Mock mock 模拟 happy-dom in-source'] },
    [
      {
        heading: 'Mock it',
        level: 3,
        rows: ['mock | a spy | ', ' '],
        facts: { type: 'A |\n undefined', note: ' ', default: '0' },
        phrases: ['fake a function'],
      },
    ],
  ),
  page('/spy', { heading: '监视 spy', prose: ['用 spy 监视，不是mock'] }),
];

test('pages come back from an index, without what is empty', () => {
  const [first, second] = parseIndex(buildIndex(PAGES));
  expect(second).toMatchObject({ url: '/spy', area: 'Docs', inboundLinks: 0, kind: 'guide' });
  expect(first?.sections[1]).toEqual({
    level: 3,
    anchor: 'mock-it',
    heading: 'Mock it',
    names: [],
    phrases: ['fake a function'],
    prose: [],
    rows: ['mock | a spy |'],
    facts: { type: 'A | undefined', default: '0' },
  });
});

const INDEX = new TermIndex(parseIndex(buildIndex(PAGES)));
const { heading, phrases, text, title } = PLACE;

test.each([
  ['a word of texts and a heading', 'mock', [text, text | heading, text]],
  ['a part of a name, in the title, too', 'fn', [heading | title, title, 0]],
  ['a flag', '--fn', [heading, 0, 0]],
  ['a name without its hyphen', 'happydom', [text, 0, 0]],
  ['a name without a hyphen in its first letters', 'insource', [text, 0, 0]],
  ['a phrase', 'fake', [0, phrases, 0]],
  ['a fact', 'undefined', [0, text, 0]],
  ['Chinese', '监视', [0, 0, heading | text | title]],
  ['a part of a word', 'moc', [0, 0, 0]],
  ['a part of a URL', 'onlyhere', [0, 0, 0]],
])('the index knows the places of %s', (_what, term, uses) => {
  expect([...INDEX.usesOf(term)]).toEqual(uses);
});

test('a term counts once for a page', () => {
  expect(['mock', 'spy', '模拟', 'none'].map((term) => INDEX.frequencyOf(term))).toEqual([
    2, 2, 1, 0,
  ]);
});

test('terms are found by any prefix', () => {
  expect(INDEX.withPrefix('f').sort()).toEqual(['fake', 'fn', 'function']);
  expect(INDEX.withPrefix('happy-').sort()).toEqual(['happy-dom']);
  expect(INDEX.withPrefix('')).toEqual(expect.arrayContaining(['mock', 'spy', 'dom', '--fn']));
});
