import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { builtSite } from '../support/builtSite.ts';
import { pageLoads } from '../support/pageLoads.ts';
import { routesOf } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

const site = builtSite('doc_build');

/** The pages that the site must have. */
const SECTIONS: Record<string, string[]> = {
  '/': [''],
  '/api/': [''],
  '/api/rstest/': ['', 'fakeTimers', 'mockFunctions', 'mockInstance', 'mockModules', 'utilities'],
  '/api/test-api/': ['', 'describe', 'expect', 'hooks', 'test'],
  '/config/': [''],
  '/config/build/': [
    ...['', 'dev', 'output', 'performance', 'plugins', 'resolve', 'source', 'tools'],
  ],
  '/config/test/': [
    ...['', 'clearMocks', 'disableConsoleIntercept', 'exclude', 'globals', 'hookTimeout'],
    ...['include', 'includeSource', 'isolate', 'maxConcurrency', 'name', 'onConsoleLog'],
    ...['passWithNoTests', 'pool', 'printConsoleTrace', 'projects', 'reporters', 'resetMocks'],
    ...['restoreMocks', 'retry', 'root', 'setupFiles', 'slowTestThreshold', 'testEnvironment'],
    ...['testNamePattern', 'testTimeout', 'unstubEnvs', 'unstubGlobals', 'update'],
    ...['bail', 'browser', 'chaiConfig', 'coverage', 'detectAsyncLeaks', 'env', 'expect'],
    ...['extends', 'federation', 'forceRerunTriggers', 'globalSetup', 'hideSkippedTests'],
    ...['hideSkippedTestFiles', 'includeTaskLocation', 'logHeapUsage', 'onlyFailures'],
    ...['resolveSnapshotPath', 'silent', 'snapshotFormat'],
  ],
  '/guide/advanced/': ['', 'debugging', 'profiling'],
  '/guide/basic/': ['', 'cli', 'configure-rstest', 'test-filter'],
  '/guide/start/': ['', 'features', 'quick-start'],
};
const ROUTES = Object.entries(SECTIONS).flatMap(([section, pages]) =>
  pages.map((page) => section + page),
);

for (const prefix of ['', '/zh']) {
  test(`every route under "${prefix}/" answers 200 with its own page`, async ({ request }) => {
    const wrong: string[] = [];
    for (const route of ROUTES) {
      const response = await request.get(prefix + route);
      const html = await response.text();
      const lang = LANGUAGE_TAGS[prefix === '' ? 'en' : 'zh'];
      const fine = response.status() === 200 && html.includes(`<html lang="${lang}"`);
      if (!fine || !/<h1[^>]*>.*?\S.*?<\/h1>/s.test(html)) {
        wrong.push(`${prefix}${route}: ${response.status()}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}

test('the two languages have the same pages', () => {
  const counterparts = routesOf('en').map((route) => `/zh${route}`);
  expect(routesOf('zh')).toEqual(counterparts);
  expect(routesOf('en')).toEqual(expect.arrayContaining([...ROUTES].sort()));
});

for (const path of ['/no/such/page', '/zh/no/such/page', '/%E0%A4%A', '/static/none.js']) {
  test(`the unknown address ${path} answers 404 with the not-found page`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('PAGE NOT FOUND');
  });
}

test('pages load lazily per route: a page brings no other page', async ({ page }) => {
  const loads = pageLoads(page);
  const code: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') code.push(request.url());
  });
  await page.goto('/config/test/bail');
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([]);
  // Subresources are the same for every page.
  const first = code.splice(0);
  await page.goto('/guide/basic/cli');
  await page.waitForLoadState('networkidle');
  expect(code).toEqual(first);
});

const TOOLS =
  /(?:^(?:\/zh)?\/|\/(?:guide\/help\/error-finder|guide\/start\/config-builder|playground))$/;

test('pages have no fields but search, filters, the choice of versions, and those of tools that send nothing', () => {
  const wrong: string[] = [];
  for (const route of [...routesOf('en'), ...routesOf('zh'), '/404']) {
    // Count only the page's tags, not text in code blocks.
    const html = site.html(route).replace(/<script[\s\S]*?<\/script>/g, '');
    // These pages are forms, whose input stays in the browser.
    if (TOOLS.test(route)) continue;
    const fields = html.match(/<(?:form|input|textarea|select)\b[^>]*>/g) ?? [];
    const filters = fields.filter((field) => /^<input\b[^>]* type="search"/.test(field));
    const others = fields.filter((field) => !filters.includes(field));
    const selects = /(?:^|\/)releases\/$/.test(route) ? 2 : 0;
    const asExpected =
      filters.length <= 3 &&
      others.length === selects &&
      others.every((field) => field.startsWith('<select '));
    if (!asExpected) wrong.push(`${route}: ${fields.join(' ')}`);
  }
  expect(wrong).toEqual([]);
});
