import { describe, expect, test } from 'vitest';
import { encode } from '../../../../../plugins/search-index/codebook.ts';
import { codeOf, decode, isCode } from '../../../../../theme/search/engine/codebook.ts';
import { ENGINE } from '../../../../../theme/search/engine/limits.ts';
import { fileHolding } from '../../../../../theme/search/engine/manifest.ts';
import type { PagePart } from '../../../../../theme/search/engine/pageRecord.ts';
import { readParts, writeParts } from '../../../../../theme/search/engine/pageText.ts';
import { PostingLists, WEIGHTS } from '../../../../../theme/search/engine/postingLists.ts';
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

  test('weights of one part are added up to the most there is', () => {
    const lists = new PostingLists();
    for (let i = 0; i < 4; i += 1) lists.addTerm('mock', 3, 7);
    lists.addRun('rs.mock', 5, 2);
    expect(lists.lists.get('mock')).toEqual([3 * WEIGHTS + 15, 5 * WEIGHTS + 2]);
    expect(lists.lists.get('rs.mock')).toEqual([5 * WEIGHTS + 2]);
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

describe('the codebook', () => {
  test.each([
    ['nothing', ''],
    ['English', 'the test and the test and the test run '.repeat(40)],
    ['Chinese', '测试运行时测试覆盖率，测试运行。'.repeat(40)],
    ['characters that look like codes', 'Ελληνικά ā ß é — “x” Ā\n'.repeat(5)],
    ['unpaired surrogates', 'a\ud800b\udfff'.repeat(4)],
    ['several lines', '/a\tb\n1\tx\n the words the words the words\n'.repeat(9)],
  ])('%s comes back as it was', (_what, text) => {
    expect(decode(encode(text))).toBe(text);
  });

  test('a common word is one character', () => {
    const text = 'coverage '.repeat(30);
    expect(encode(text).length).toBeLessThan(text.length / 2);
  });

  test('a damaged file still gives a text', () => {
    expect(decode(`word\n${codeOf(0)}${codeOf(99)}`)).toBe(`word${codeOf(99)}`);
    expect(decode('no line at all')).toBe('no line at all');
    expect(isCode('é')).toBe(false);
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
