import { expect, test } from 'vitest';
import { SITE_ORIGIN } from '../../settings/site.ts';
import { hostedHit } from './hostedHit.ts';

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
