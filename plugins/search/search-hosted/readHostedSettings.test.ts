import { expect, test } from 'vitest';
import { readHostedSettings, readInsights } from './readHostedSettings.ts';
import { searchHosted } from './searchHosted.ts';

const LANGUAGES = ['en', 'zh'];
const ALL = {
  DOCSEARCH_APP_ID: 'APP',
  DOCSEARCH_API_KEY: 'key',
  DOCSEARCH_INDEX: 'docs_{lang}',
};

test('with nothing set, the embedded engine searches', () => {
  expect(readHostedSettings({}, LANGUAGES)).toBeUndefined();
  expect(readHostedSettings({ DOCSEARCH_APP_ID: ' ' }, LANGUAGES)).toBeUndefined();
});

test('with all three set, the application searches', () => {
  expect(readHostedSettings(ALL, LANGUAGES)).toEqual({
    appId: 'APP',
    apiKey: 'key',
    indexes: { en: 'docs_en', zh: 'docs_zh' },
  });
});

test.each(Object.keys(ALL))('without %s, says what to set', (missing) => {
  expect(() => readHostedSettings({ ...ALL, [missing]: '' }, LANGUAGES)).toThrow(
    'Set DOCSEARCH_APP_ID, DOCSEARCH_API_KEY, DOCSEARCH_INDEX to search with Algolia',
  );
});

test('an index without {lang} would be the same for all languages', () => {
  expect(() => readHostedSettings({ ...ALL, DOCSEARCH_INDEX: 'docs' }, LANGUAGES)).toThrow(
    'a name with {lang}',
  );
});

test('analytics are off by default', () => {
  expect(readInsights({})).toBe(false);
  expect(readInsights({ DOCSEARCH_INSIGHTS: 'off' })).toBe(false);
  expect(readInsights({ DOCSEARCH_INSIGHTS: 'on' })).toBe(true);
  expect(() => readInsights({ DOCSEARCH_INSIGHTS: 'yes' })).toThrow('Set it to "on" or "off"');
});

async function defined(options: Parameters<typeof searchHosted>[0]) {
  const locales = LANGUAGES.map((lang) => ({ lang, label: lang }));
  const config = { themeConfig: { locales }, builderConfig: { source: { define: { A: '1' } } } };
  const utils = { addPlugin() {}, removePlugin() {} };
  const built = await searchHosted(options).config?.(config, utils as never, true);
  return built?.builderConfig?.source?.define;
}

test('the build gets the engine, and keeps its other definitions', async () => {
  expect(await defined({ env: {} })).toEqual({
    A: '1',
    __SEARCH_HOSTED__: 'null',
    __SEARCH_INSIGHTS__: 'false',
    __SEARCH_REPORT_URL__: 'null',
  });
  const hosted = await defined({
    env: { ...ALL, DOCSEARCH_INSIGHTS: 'on' },
    reportUrl: 'https://a.example/?q={query}',
  });
  expect(JSON.parse(String(hosted?.__SEARCH_HOSTED__)).indexes.zh).toBe('docs_zh');
  expect(hosted?.__SEARCH_INSIGHTS__).toBe('true');
  expect(hosted?.__SEARCH_REPORT_URL__).toBe('"https://a.example/?q={query}"');
});

test('without an application there are no analytics', async () => {
  expect((await defined({ env: { DOCSEARCH_INSIGHTS: 'on' } }))?.__SEARCH_INSIGHTS__).toBe('false');
});
