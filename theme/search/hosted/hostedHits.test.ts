import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../../settings/site.ts';
import { fallbackQueries, suggestedTitles } from './fallbackQueries.ts';
import { hostedHit } from './hostedHit.ts';
import { withRanks } from './insights.ts';
import { rankOf, rememberRanks } from './ranks.ts';

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

test('the text of a hosted hit becomes HTML, with tags around matches', () => {
  expect(hostedHit(raw)).toMatchObject({
    objectID: 'a',
    type: 'content',
    content: 'a &lt;b&gt;',
    hierarchy: { lvl0: 'A', lvl1: 'Promise&lt;T&gt;', lvl2: null },
    _snippetResult: {
      hierarchy: { lvl1: { value: '<mark>Promise</mark>&lt;T&gt;' } },
      content: { value: '&lt;img src=x&gt; <mark>b</mark>' },
    },
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

test('the published address is a path here, and an unknown type is text', () => {
  const hit = hostedHit({ ...raw, url: `${SITE_ORIGIN}/a`, type: 'lvl9', _snippetResult: 3 });
  expect(hit).toMatchObject({ url: '/a', type: 'content', _snippetResult: { hierarchy: {} } });
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

test('suggested titles come once, three at most, as text', () => {
  const hits = ['a', 'a', '&lt;b&gt;', '', 'c', 'd'].map((lvl1) => ({ hierarchy: { lvl1 } }));
  expect(suggestedTitles(hits as never)).toEqual(['a', '<b>', 'c']);
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
