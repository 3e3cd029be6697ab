import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../../settings/site.ts';
import { fallbackQueries, suggestedTitles } from './createHostedClient.ts';
import { hostedHit } from './hostedHit.ts';
import { rankOf, rememberRanks, withRanks } from './insights.ts';

const raw = {
  objectID: 'a',
  url: '/a#b',
  type: 'content',
  hierarchy: { lvl0: 'A', lvl1: 'Promise<T>' },
  content: 'a <b>',
  _snippetResult: {
    hierarchy: { lvl1: { value: '\ue000Promise\ue001<T>', matchLevel: 'full' } },
    content: { value: '<img src=x> \ue000b\ue001', matchLevel: 'partial' },
  },
};

const plain = (text: string) => ({ text, marks: [] });

test('a hosted hit is plain data, with its matches', () => {
  expect(hostedHit(raw)).toEqual({
    objectID: 'a',
    url: '/a#b',
    area: 'A',
    page: 'Promise<T>',
    parents: [],
    title: { text: 'Promise<T>', marks: [{ start: 0, end: 7 }] },
    text: { text: '<img src=x> b', marks: [{ start: 12, end: 13 }] },
    facts: {},
  });
});

test('its heading is the deepest one, below the others', () => {
  const hierarchy = { ...raw.hierarchy, lvl2: 'In CI', lvl4: 'Why', lvl5: '' };
  expect(hostedHit({ ...raw, hierarchy })).toMatchObject({
    page: 'Promise<T>',
    parents: [plain('In CI')],
    title: plain('Why'),
  });
});

test('a match that a snippet cuts ends with it', () => {
  const content = { value: '\ue000a\ue000b\ue001 c\ue001 \ue000d' };
  expect(hostedHit({ ...raw, _snippetResult: { content } })?.text).toEqual({
    text: 'ab c d',
    marks: [
      { start: 0, end: 2 },
      { start: 5, end: 6 },
    ],
  });
});

test.each([
  ['nothing', undefined],
  ['no id', { ...raw, objectID: 7 }],
  ['no address', { ...raw, url: undefined }],
  ['an address elsewhere', { ...raw, url: 'https://elsewhere.example/a' }],
  ['an address that is a script', { ...raw, url: 'javascript:alert(1)' }],
  ['no title', { ...raw, hierarchy: { lvl0: 'A' } }],
  ['no hierarchy', { ...raw, hierarchy: null }],
])('a record with %s is left out', (_, record) => {
  expect(hostedHit(record)).toBeUndefined();
});

test('the published URL is a path here, and a hit without snippets has its texts', () => {
  const hit = hostedHit({ ...raw, url: `${SITE_ORIGIN}/a`, _snippetResult: 3 });
  expect(hit).toMatchObject({ url: '/a', title: plain('Promise<T>'), text: plain('') });
});

test.each([
  ['betaa xyz', ['betaa', 'xyz', 'beta', 'bet']],
  ['快照測試', ['快照測', '快照']],
  ['ab', []],
  ['', []],
])('instead of “%s”, try %o', (query, parts) => {
  expect(fallbackQueries(query)).toEqual(parts);
});

test('a long query is tried in few parts', () => {
  expect(fallbackQueries('x'.repeat(64)).length).toBeLessThanOrEqual(8);
});

test('suggested titles come once, three at most', () => {
  const hits = ['a', 'a', '<b>', 'c', 'd'].map((page) => ({ page }));
  expect(suggestedTitles(hits)).toEqual(['a', '<b>', 'c']);
});

test('the place of a hit is known for the newest searches', () => {
  for (let number = 0; number < 30; number++) rememberRanks(`q${number}`, ['a', 'b']);
  expect([rankOf('q29', 'a'), rankOf('q29', 'b'), rankOf('q29', 'c')]).toEqual([1, 2, 0]);
  expect(rankOf('q0', 'a')).toBe(0);
});

test('a click is reported with its place among the hits, everything else as it is', () => {
  rememberRanks('q', ['a', 'b']);
  const sent: unknown[][] = [];
  const insights = withRanks(((...call: unknown[]) => sent.push(call)) as never);
  const click = { queryID: 'q', objectIDs: ['b'], positions: [7] };
  insights('clickedObjectIDsAfterSearch', click as never);
  insights('clickedObjectIDsAfterSearch', { ...click, queryID: 'forgotten' } as never);
  insights('viewedObjectIDs', click as never);
  expect(sent.map(([, event]) => (event as typeof click).positions)).toEqual([[2], [7], [7]]);
});
