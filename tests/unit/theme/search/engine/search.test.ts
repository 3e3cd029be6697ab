import { describe, expect, test } from 'vitest';
import { search } from '../../../../../theme/search/engine/search.ts';
import { manyPages, open, page } from './support/smallSite.ts';

const ENGLISH = [
  page('/config/test/testTimeout', {
    heading: 'testTimeout',
    names: ['testTimeout', '--testTimeout'],
    prose: ['How long one test may take before it fails.'],
  }),
  page(
    '/api/rstest/mockFunctions',
    { heading: 'Mock functions', prose: ['Fakes that record calls.'] },
    [
      { heading: 'fn', names: ['fn', 'rs.fn'], prose: ['Makes a mock function.'] },
      { heading: 'spyOn', names: ['spyOn', 'rs.spyOn'], prose: ['Watches a method of an object.'] },
    ],
  ),
  page(
    '/config/test/coverage',
    {
      heading: 'coverage',
      names: ['coverage', '--coverage'],
      prose: ['Says which lines the tests ran.'],
    },
    [{ heading: 'Thresholds', prose: ['Fail the run when coverage is too low: Promise<T>.'] }],
  ),
  page('/config/test/update', {
    heading: 'update',
    names: ['update', '-u', '--update'],
    prose: ['Writes snapshots anew.'],
  }),
  page('/guide/basic/cli', { heading: 'Command line', prose: ['Every flag, such as --shard.'] }, [
    { heading: 'Exit codes', prose: ['0 where all tests passed.'] },
  ]),
];
const CHINESE = [
  page(
    '/zh/config/test/coverage',
    { heading: 'coverage', names: ['coverage'], prose: ['统计测试运行过的代码行，得到覆盖率。'] },
    [],
    'zh',
  ),
  page(
    '/zh/config/test/update',
    { heading: 'update', names: ['update'], prose: ['重新写入快照文件。'] },
    [],
    'zh',
  ),
  page(
    '/zh/api/test-api/hooks',
    { heading: '钩子', prose: ['在每个测试之前执行的代码。'] },
    [],
    'zh',
  ),
];

const SITES = [
  ['loaded whole', ENGLISH, CHINESE],
  ['in shards', manyPages(ENGLISH), manyPages(CHINESE, 'zh')],
] as const;

describe.each(SITES)('a site %s', (_how, english, chinese) => {
  const first = async (query: string) => {
    const isChinese = /^zh:/.test(query);
    const site = await open(isChinese ? chinese : english, isChinese ? 'zh' : 'en');
    const { hits } = await search(site, { query: query.replace(/^zh:/, '') });
    return hits[0]?.url;
  };

  test.each([
    ['an exact title', 'testTimeout', '/config/test/testTimeout'],
    ['in another case', 'TESTTIMEOUT', '/config/test/testTimeout'],
    ['in words', 'test timeout', '/config/test/testTimeout'],
    ['typed so far', 'testTim', '/config/test/testTimeout'],
    ['with a mistake', 'testTimout', '/config/test/testTimeout'],
    ['an API by its whole name', 'rs.fn', '/api/rstest/mockFunctions#fn'],
    ['an API by its last part', 'fn', '/api/rstest/mockFunctions#fn'],
    ["an API by another runner's name", 'vi.spyOn', '/api/rstest/mockFunctions#spyon'],
    ['a flag', '--coverage', '/config/test/coverage'],
    ['a short flag', '-u', '/config/test/update'],
    ['a flag in a text', '--shard', '/guide/basic/cli'],
    ['a heading', 'exit codes', '/guide/basic/cli#exit-codes'],
    ['an inflection', 'snapshot', '/config/test/update'],
    [
      'a question',
      'how do I fail the run when coverage is low',
      '/config/test/coverage#thresholds',
    ],
    ['Chinese on English pages', '快照', '/config/test/update'],
    ['a word within a Chinese sentence', 'zh:覆盖率', '/zh/config/test/coverage'],
    ['any piece of a Chinese sentence', 'zh:试之前执', '/zh/api/test-api/hooks'],
    ['English on Chinese pages', 'zh:snapshot', '/zh/config/test/update'],
    ['a synonym of a Chinese title', 'zh:hook', '/zh/api/test-api/hooks'],
  ])('finds %s', async (_what, query, expected) => {
    expect(await first(query)).toBe(expected);
  });

  test('offers queries that do work where one finds nothing', async () => {
    const site = await open(english);
    await search(site, { query: 'coverage' });
    const { hits, nbHits, suggestions } = await search(site, { query: 'qxcvrage' });
    expect(hits).toEqual([]);
    expect(nbHits).toBe(0);
    expect(suggestions.length).toBeLessThanOrEqual(3);
    for (const query of suggestions) {
      expect((await search(site, { query })).hits.length, query).toBeGreaterThan(0);
    }
  });
});

test('no more hits than asked for, and five of a page', async () => {
  const sections = Array.from({ length: 9 }, (_, i) => ({ heading: `Mock ${i}`, prose: ['mock'] }));
  const pages = ['/a', '/b'].map((route) => page(route, { heading: `Mock ${route}` }, sections));
  const site = await open(pages);
  expect((await search(site, { query: 'mock', hitsPerPage: 3 })).hits).toHaveLength(3);
  const { hits, nbHits } = await search(site, { query: 'mock' });
  expect(hits).toHaveLength(10);
  expect(nbHits).toBe(20);
});

test('of two pages that say the same, the one about another tool is second', async () => {
  const said = { heading: 'Coverage', prose: ['Ignore lines with a comment.'] };
  const site = await open([
    page('/guide/migration/jest', { heading: 'Migrate from Jest' }, [said]),
    page('/guide/testing', { heading: 'Measure your tests' }, [said]),
  ]);
  const first = async (query: string) => (await search(site, { query })).hits[0]?.url;
  expect(await first('ignore lines in coverage')).toBe('/guide/testing#coverage');
  expect(await first('coverage in jest')).toBe('/guide/migration/jest#coverage');
});

test('a heading is not found for the small word of a verb', async () => {
  const site = await open([
    page('/react', { heading: 'Testing React' }, [
      { heading: 'Set up', prose: ['Where is the config file? In the root.'] },
    ]),
    page('/configure', { heading: 'Configuring' }, [
      { heading: 'Config file', prose: ['It is looked for in the root.'] },
    ]),
  ]);
  const { hits } = await search(site, { query: 'where is the config file looked up' });
  expect(hits[0]?.url).toBe('/configure#config-file');
});

test('the same query gives the same hits, each with an id of its own', async () => {
  const ask = async () => (await search(await open(ENGLISH), { query: 'test' })).hits;
  const hits = await ask();
  expect(await ask()).toEqual(hits);
  expect(new Set(hits.map(({ objectID }) => objectID)).size).toBe(hits.length);
});

test('“Search hit: objectID, url, type (lvl1 to lvl6 or content), hierarchy lvl0 to lvl6, content, plus highlight and snippet results.”', async () => {
  const site = await open(ENGLISH);
  const hits = (
    await Promise.all(['testTimeout', 'spyOn', 'lines'].map((query) => search(site, { query })))
  ).flatMap((found) => found.hits);
  expect(hits.length).toBeGreaterThan(2);
  for (const hit of hits) {
    expect(Object.keys(hit.hierarchy).sort()).toEqual(
      [0, 1, 2, 3, 4, 5, 6].map((level) => `lvl${level}`),
    );
    expect(hit).toMatchObject({
      objectID: expect.any(String),
      url: expect.stringMatching(/^\/\w/),
      type: expect.stringMatching(/^(?:lvl[1-6]|content)$/),
      _highlightResult: { hierarchy: expect.any(Object) },
      _snippetResult: expect.any(Object),
    });
    expect(hit.content === null || typeof hit.content === 'string').toBe(true);
  }
  expect(hits.map(({ type }) => type)).toEqual(expect.arrayContaining(['lvl1', 'lvl2', 'content']));
});
