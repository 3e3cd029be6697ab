import { describe, expect, test } from 'vitest';
import type { PageVersions } from '../../content/versions/siteVersions.ts';
import { VERSION_TEXT } from '../i18n/text/versionText.ts';
import { laterPaths, sinceOfPath } from './laterPaths.ts';
import { listRules } from './listRules.ts';
import { noticeText } from './noticeText.ts';
import { pageNotes } from './pageNotes.ts';

const VERSIONS = ['0.9.2', '0.9.10', '0.10.0', '0.11.0', '0.12.0'];
const POOL: PageVersions = {
  since: '0.9.10',
  parts: [
    { id: 'limit', name: 'pool.limit', since: '0.11.0' },
    { id: 'type', name: 'pool.type', since: '0.10.0' },
  ],
  examples: [{ block: 2, since: '0.12.0', names: ['pool.limit'] }],
  defaults: {
    pool: [
      { before: '0.10.0', value: '1' },
      { before: '0.12.0', value: '2' },
    ],
    'pool.limit': [{ before: '0.12.0', value: '3' }],
  },
  removed: [{ name: 'pool.size', from: '0.9.10', to: '0.10.0', removed: '0.11.0' }],
};
const summary = (chosen: string) => {
  const { since, parts, examples, defaults, removed } = pageNotes(POOL, VERSIONS, chosen);
  return [
    since,
    parts.map(({ id }) => id),
    examples.length,
    defaults.map(({ option, value }) => `${option}=${value}`),
    removed.map(({ name }) => name),
  ];
};

test.each([
  ['0.9.2', ['0.9.10', ['limit', 'type'], 1, ['pool=1'], []]],
  ['0.9.10', [undefined, ['limit', 'type'], 1, ['pool=1'], ['pool.size']]],
  ['0.10.0', [undefined, ['limit'], 1, ['pool=2'], ['pool.size']]],
  ['0.11.0', [undefined, [], 1, ['pool=2', 'pool.limit=3'], []]],
  ['0.12.0', [undefined, [], 0, [], []]],
])('what differs in %s', (chosen, expected) => {
  expect(summary(chosen)).toEqual(expected);
});

test('the notice counts what differs, or says that all of the page is later', () => {
  const say = (chosen: string, isConfig = true) =>
    noticeText(pageNotes(POOL, VERSIONS, chosen), isConfig, VERSION_TEXT.en);
  expect(say('0.9.2')).toEqual(['This page covers a feature added in 0.9.10.']);
  expect(say('0.10.0')).toEqual([
    '1 option on this page was added later.',
    '1 example requires a later version.',
    '1 default was different.',
  ]);
  expect(say('0.9.10', false)[0]).toBe('2 functions on this page were added later.');
  expect(say('0.12.0')).toEqual([]);
});

describe('links', () => {
  const later = laterPaths({ versions: VERSIONS, pages: { '/pool': POOL } }, '0.9.2');

  test.each([
    ['/pool', '0.9.10'],
    ['/pool#limit', '0.11.0'],
    // Part of a page that's later as a whole.
    ['/pool#pitfalls', '0.9.10'],
    ['/bail', undefined],
  ])('%s came with %s', (path, since) => {
    expect(sinceOfPath(path, later)).toBe(since);
  });

  test('are marked by their URL, with words for screen readers', () => {
    const rules = listRules(later, VERSION_TEXT.en.cameWith);
    expect(rules).toContain(`[href="/pool#limit"])::after{content:'0.11'`);
    expect(rules).toContain(`'0.11' / 'added in 0.11.0'`);
    expect(listRules(new Map(), VERSION_TEXT.en.cameWith)).toBe('');
  });
});
