import { expect, test } from 'vitest';
import { askPages, page } from './support/smallSite.ts';

/** What of a hit's heading and snippet is highlighted. */

const PAGES = [
  page(
    '/testTimeout',
    { heading: 'testTimeout', prose: ['testTimeout limits how long a test may take to pass.'] },
    [{ heading: 'Pitfalls', prose: ['Some test needs a longer timeout.'] }],
  ),
  page('/快照', { heading: '快照', prose: ['快照文件保存测试的结果。'] }),
  page('/开始', { heading: '快速开始', prose: ['怎样查找文件。'] }),
];

async function marksOf(query: string): Promise<Record<string, string[]>> {
  const { hits } = await askPages(PAGES)(query);
  return Object.fromEntries(
    hits.map(({ url, title, text }) => [
      url,
      [title, text].flatMap((one) => one.marks.map(({ start, end }) => one.text.slice(start, end))),
    ]),
  );
}

test('next to a name, its words aren’t highlighted; without it they are', async () => {
  const named = await marksOf('testTimeout');
  expect(named['/testTimeout']).toEqual(['testTimeout', 'testTimeout']);
  const unknown = await marksOf('longerTimeout');
  expect(unknown['/testTimeout#pitfalls']).toEqual(['longer', 'timeout']);
});

test('a word that was typed next to a name that has it is highlighted', async () => {
  const found = await marksOf('testTimeout test');
  expect(found['/testTimeout']).toEqual(['testTimeout', 'testTimeout', 'test']);
});

test('a stop word isn’t highlighted, unless it’s the whole query', async () => {
  expect((await marksOf('testToPass'))['/testTimeout']).not.toContain('to');
  expect((await marksOf('to'))['/testTimeout']).toContain('to');
});

test('a Chinese word is highlighted, but no character of it alone', async () => {
  expect((await marksOf('快照'))['/快照']).toEqual(['快照', '快照']);
  // No page has the pair, so each character finds pages.
  const found = await marksOf('快找');
  expect(Object.keys(found)).toContain('/快照');
  expect(Object.values(found).flat()).toEqual([]);
});

test('a Chinese character is highlighted where it’s the whole query', async () => {
  expect((await marksOf('快'))['/快照']).toEqual(['快', '快']);
});

test('a hit has the facts of its section, which are found like text', async () => {
  const facts = { type: 'Promise<T> | string', default: 'later' };
  const ask = askPages([
    page('/bail', { heading: 'bail', facts }),
    page('/pool', { heading: 'pool' }),
  ]);
  for (const query of ['bail', 'promise', 'later']) {
    const { hits } = await ask(query);
    expect([query, hits[0]?.url, hits[0]?.facts]).toEqual([query, '/bail', facts]);
  }
  expect((await ask('pool')).hits[0]?.facts).toEqual({});
});
