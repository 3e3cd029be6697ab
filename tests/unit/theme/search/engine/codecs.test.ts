import { describe, expect, test } from 'vitest';
import { ENGINE } from '../../../../../theme/search/engine/limits.ts';
import { fileHolding } from '../../../../../theme/search/engine/manifest.ts';
import type { PagePart } from '../../../../../theme/search/engine/pageRecord.ts';
import { readParts, writeParts } from '../../../../../theme/search/engine/pageText.ts';
import {
  joinPostings,
  PostingLists,
  WEIGHTS,
} from '../../../../../theme/search/engine/postingLists.ts';
import { readPostings, writePostings } from '../../../../../theme/search/engine/postings.ts';

describe('postings', () => {
  test.each([
    ['none', []],
    ['one', [0 * WEIGHTS + 1]],
    ['neighbours', [1, 17, 33]],
    ['far apart', [5, 100_000 * WEIGHTS + 15, 2_000_000 * WEIGHTS + 1]],
  ])('%s come back as they were', (_what, postings) => {
    expect(readPostings(writePostings(postings))).toEqual(postings);
  });

  test('of too many the lowest weights are left out', () => {
    const all = Array.from(
      { length: ENGINE.postings + 10 },
      (_, i) => i * WEIGHTS + (i < 10 ? 1 : 2),
    );
    const read = readPostings(writePostings(all));
    expect(read).toEqual(all.slice(10));
  });

  test('weights of one part are added up to the most there is, whichever words they come from', () => {
    const lists = new PostingLists();
    for (let i = 0; i < 2; i += 1) lists.addLines(['mock', 'a mock'], 3, 7);
    lists.addLines(['rs.mock', 'mock rs.mock'], 3, 2);
    lists.addLines(['rs.mock'], 5, 2);
    const terms = lists.listsOfTerms();
    const joined = (term: string) => joinPostings(terms.get(term) ?? []);
    expect(joined('mock')).toEqual([3 * WEIGHTS + 15, 5 * WEIGHTS + 2]);
    expect(joined('rs.mock')).toEqual([3 * WEIGHTS + 2, 5 * WEIGHTS + 2]);
    expect(joined('spy')).toEqual([]);
  });
});

describe('page parts', () => {
  const part: PagePart = {
    route: '/zh/config/test/bail',
    area: '配置',
    title: 'bail',
    links: 3,
    above: [{ level: 2, heading: 'Usage' }],
    sections: [
      {
        level: 3,
        anchor: 'promise',
        heading: 'Promise<T> & |pipes`',
        names: ['--bail'],
        prose: ['One line.', '|looks like a row', '`looks like code'],
        rows: ['a | b'],
        code: 'rs.fn node:fs',
      },
    ],
  };

  test('come back as they were', () => {
    expect(readParts(writeParts([part, { ...part, above: [] }]))).toEqual([
      part,
      { ...part, above: [] },
    ]);
  });

  test('a page of the host in place of the file has no parts', () => {
    expect(readParts('<!doctype html>\n<p>Not found</p>\n')).toEqual([]);
    expect(readParts('')).toEqual([]);
  });
});

test('the file that holds a term or a part', () => {
  const files = [
    ['--a', 'h1'],
    ['mock', 'h2'],
    ['test', 'h3'],
  ] as const;
  expect(fileHolding(files, 'mocks')).toBe(1);
  expect(fileHolding(files, 'mock')).toBe(1);
  expect(fileHolding(files, '!')).toBe(0);
  expect(fileHolding(files, '快照')).toBe(2);
  expect(fileHolding([], 'mock')).toBe(0);
});
