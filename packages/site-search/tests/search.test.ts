import { expect, test } from 'vitest';
import { buildIndex } from '../src/build.ts';
import { createLocalClient } from '../src/engine.ts';
import { askPages, page } from './support/smallSite.ts';

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
  ),
  page(
    '/zh/config/test/update',
    { heading: 'update', names: ['update'], prose: ['重新写入快照文件。'] },
    [],
  ),
  page('/zh/api/test-api/hooks', { heading: '钩子', prose: ['在每个测试之前执行的代码。'] }, []),
];

const askEnglish = askPages(ENGLISH);
const askChinese = askPages(CHINESE);

test.each([
  ['an exact title', 'testTimeout', '/config/test/testTimeout'],
  ['in another case', 'TESTTIMEOUT', '/config/test/testTimeout'],
  ['in words', 'test timeout', '/config/test/testTimeout'],
  ['typed so far', 'testTim', '/config/test/testTimeout'],
  ['with a typo', 'testTimout', '/config/test/testTimeout'],
  ['an API by its whole name', 'rs.fn', '/api/rstest/mockFunctions#fn'],
  ['an API by its last part', 'fn', '/api/rstest/mockFunctions#fn'],
  ['an API by the name of another namespace', 'vi.spyOn', '/api/rstest/mockFunctions#spyon'],
  ['a flag', '--coverage', '/config/test/coverage'],
  ['a short flag', '-u', '/config/test/update'],
  ['a flag in a text', '--shard', '/guide/basic/cli'],
  ['a heading', 'exit codes', '/guide/basic/cli#exit-codes'],
  ['an inflection', 'snapshot', '/config/test/update'],
  ['a question', 'how do I fail the run when coverage is low', '/config/test/coverage#thresholds'],
  ['Chinese on English pages', '快照', '/config/test/update'],
  ['a word within a Chinese sentence', 'zh:覆盖率', '/zh/config/test/coverage'],
  ['any piece of a Chinese sentence', 'zh:试之前执', '/zh/api/test-api/hooks'],
  ['English on Chinese pages', 'zh:snapshot', '/zh/config/test/update'],
  ['a synonym of a Chinese title', 'zh:hook', '/zh/api/test-api/hooks'],
])('finds %s', async (_what, query, expected) => {
  const ask = query.startsWith('zh:') ? askChinese : askEnglish;
  expect((await ask(query.replace(/^zh:/, ''))).hits[0]?.url).toBe(expected);
});

test('suggests queries with hits where one has none', async () => {
  const { hits, suggestions } = await askEnglish('qxcvrage');
  expect(hits).toEqual([]);
  expect(suggestions).toContain('coverage');
  expect(suggestions.length).toBeLessThanOrEqual(3);
  for (const query of suggestions) {
    expect((await askEnglish(query)).hits.length, query).toBeGreaterThan(0);
  }
});

test('the rests of contractions are no words of a query', async () => {
  const ask = askPages([
    page('/globs', { heading: 'Globs', names: ['?(m)js', '.d.ts'], prose: ['A timeout.'] }),
    page('/timeouts', { heading: 'Timeouts', prose: ['A timeout of a test.'] }),
  ]);
  for (const query of ["I'm getting a timeout", "I'd like a timeout"]) {
    expect((await ask(query)).hits[0]?.url).toBe('/timeouts');
  }
});

test('no more hits than asked for, and five of a page', async () => {
  const sections = Array.from({ length: 9 }, (_, i) => ({ heading: `Mock ${i}`, prose: ['mock'] }));
  const pages = ['/a', '/b'].map((route) => page(route, { heading: `Mock ${route}` }, sections));
  const ask = askPages(pages);
  expect((await ask('mock', 3)).hits).toHaveLength(3);
  expect((await ask('mock')).hits).toHaveLength(10);
});

test('a page and a section are found as readers ask for them, which is never shown', async () => {
  const ask = askPages([
    page('/bail', { heading: 'bail', phrases: ['fail fast'], prose: ['Ends a run early.'] }, [
      { heading: 'In CI', phrases: ['stop the pipeline'] },
    ]),
    page('/pipeline', { heading: 'Reports', prose: ['A pipeline may stop fast.'] }),
  ]);
  const { hits } = await ask('fail fast');
  expect(hits[0]?.url).toBe('/bail');
  expect(JSON.stringify(hits)).not.toContain('fail fast');
  expect((await ask('stop pipeline')).hits[0]?.url).toBe('/bail#in-ci');
});

test('a pasted message is found where a row begins with it, ahead of pages about its words', async () => {
  const ask = askPages([
    page('/timers', { heading: 'Timers', prose: ['Timers are mocked until the test ends.'] }, [
      { heading: 'Try timers', prose: ['Mocked timers are first.'] },
    ]),
    page('/errors', { heading: 'Errors', prose: ['Causes.'] }, [
      { heading: 'Clock', rows: ['Timers are not mocked. Try again first | The clock is real'] },
    ]),
  ]);
  const [hit] = (await ask('Timers are not mocked. Try again first')).hits;
  expect(hit?.url).toBe('/errors#clock');
});

test('the names and paths that a pasted message quotes count less than its words', async () => {
  const ask = askPages([
    page('/guide/vue', {
      heading: 'Vue utils',
      prose: ["Vue can't resolve components of the app."],
    }),
    page('/guide/errors', {
      heading: 'Errors',
      prose: ["Module not found: Can't resolve a path."],
    }),
  ]);
  const { hits } = await ask("Module not found: Can't resolve '@/vue/utils' in '/home/app/src'");
  expect(hits[0]?.url).toBe('/guide/errors');
  expect((await ask("resolve 'vue/utils'")).hits[0]?.url).toBe('/guide/vue');
});

test('of two pages with the same text, a guide is ahead of a reference page', async () => {
  const said = { heading: 'Coverage', prose: ['Ignore lines with a comment.'] };
  const ask = askPages([
    { ...page('/config', { heading: 'Options' }, [said]), kind: 'reference' },
    page('/guide', { heading: 'Testing' }, [said]),
  ]);
  expect((await ask('ignore lines in coverage')).hits[0]?.url).toBe('/guide#coverage');
});

test('an overview is found by its title, and behind all others by its text', async () => {
  const ask = askPages([
    { ...page('/api', { heading: 'Test API', prose: ['Hooks', 'Spies'] }), kind: 'overview' },
    page('/hooks', { heading: 'Before and after', prose: ['Add hooks to a test.'] }),
  ]);
  expect((await ask('test api')).hits[0]?.url).toBe('/api');
  expect((await ask('hooks')).hits.map(({ url }) => url)).toEqual(['/hooks', '/api']);
});

test('a heading is not found for the particle of a verb', async () => {
  const ask = askPages([
    page('/react', { heading: 'Testing React' }, [
      { heading: 'Set up', prose: ['Where is the config file? In the root.'] },
    ]),
    page('/configure', { heading: 'Configuring' }, [
      { heading: 'Config file', prose: ['It is looked for in the root.'] },
    ]),
  ]);
  const { hits } = await ask('where is the config file looked up');
  expect(hits[0]?.url).toBe('/configure#config-file');
});

test('a query of an operator is not the name of a section that another operator names', async () => {
  const ask = askPages([
    page('/dots', { heading: '...' }, [{ heading: 'Not it', names: ['...'], prose: ['A =>'] }]),
    page('/arrow', { heading: '=> functions', prose: ['An arrow =>'] }),
  ]);
  expect((await ask('=>')).hits[0]?.url).toBe('/arrow');
});

test('the same query gives the same hits, each with a URL of its own', async () => {
  const hitsOf = async () => (await askPages(ENGLISH)('test')).hits;
  const hits = await hitsOf();
  expect(await hitsOf()).toEqual(hits);
  expect(new Set(hits.map(({ url }) => url)).size).toBe(hits.length);
});

test('sections without an anchor are one hit: their page', async () => {
  const sections = ['Mock a', 'Mock b'].map((heading) => ({ heading, anchor: '' }));
  const ask = askPages([page('/a', { heading: 'Mock' }, sections)]);
  expect((await ask('mock')).hits.map(({ url }) => url)).toEqual(['/a']);
});

test('a hit says which headings its section is below, with what matched', async () => {
  const sections = [{ heading: 'Mocks' }, { level: 3, heading: 'In CI', prose: ['Slow mocks.'] }];
  const { hits } = await askPages([page('/a', { heading: 'Page' }, sections)])('mocks slow');
  expect(hits.find(({ url }) => url === '/a#in-ci')).toEqual({
    url: '/a#in-ci',
    area: 'Docs',
    page: 'Page',
    parents: [{ text: 'Mocks', marks: [{ start: 0, end: 5 }] }],
    title: { text: 'In CI', marks: [] },
    text: {
      text: 'Slow mocks.',
      marks: [
        { start: 0, end: 4 },
        { start: 5, end: 10 },
      ],
    },
    facts: {},
  });
});

test('requests say how long snippets are and how many hits come from a page', async () => {
  const client = createLocalClient(async () => buildIndex(ENGLISH));
  const [hit] = (await client.search({ query: 'fail', snippetWords: 3 })).hits;
  expect(hit?.text.text).toBe('…before it fails.');
  const asked = { query: 'function', perPage: 1 };
  const pages = (await client.search(asked)).hits.map(({ url }) => url.replace(/#.*/, ''));
  expect(new Set(pages).size).toBe(pages.length);
});

/** The URL of the first hit. */
async function firstOf(pages: Parameters<typeof askPages>[0], query: string) {
  const { hits } = await askPages(pages)(query);
  return hits[0]?.url;
}

test('a page of which several sections fit comes before one with a single section', async () => {
  const retry = { heading: 'Retry', prose: ['Retry a request.'] };
  const once = page('/guide/once', { heading: 'Once' }, [retry]);
  const often = page('/guide/often', { heading: 'Often' }, [
    retry,
    { heading: 'Limits', prose: ['A retry of a request waits.'] },
  ]);
  expect(await firstOf([once, often], 'retry request')).toBe('/guide/often#retry');
});

test('a page about the words in several sections comes before one with all in passing', async () => {
  const passing = page('/guide/passing', { heading: 'Passing' }, [
    { heading: 'Notes', prose: ['An upload with a slow retry.'] },
  ]);
  const about = page('/guide/about', { heading: 'About' }, [
    { heading: 'First', prose: ['An upload is sent.'] },
    { heading: 'Second', prose: ['An upload can be slow.'] },
    { heading: 'Third', prose: ['A retry is slow.'] },
    { heading: 'Fourth', prose: ['A retry of an upload.'] },
  ]);
  expect(await firstOf([passing, about], 'upload slow retry')).toMatch('/guide/about');
});

test('a name counts more than the words around it', async () => {
  const words = page('/guide/tokens', { heading: 'Unexpected' });
  const named = page('/guide/setup', { heading: 'globalSetup' });
  expect(await firstOf([words, named], 'globalSetup unexpected')).toBe('/guide/setup');
});
