import type { APIRequestContext } from '@playwright/test';
import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { attribute, builtSite, elements, type Node } from '../support/builtSite.ts';
import { pageLoads } from '../support/pageLoads.ts';
import { routesOf } from '../support/routes.ts';
import { splitByTag } from '../support/tags.ts';
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

const routes = new Set([...routesOf('en'), ...routesOf('zh')]);
const idsOf = new Map<string, ReadonlySet<string>>();

function linksOf(page: Node): string[] {
  const links = elements(page, ({ tagName }) => tagName === 'a');
  return links.flatMap((link) => attribute(link, 'href') ?? []);
}

/** Searches the source, because parsing three hundred pages takes long. */
function hasId(route: string, id: string): boolean {
  const ids = idsOf.get(route) ?? new Set(readIds(site.html(route)));
  idsOf.set(route, ids);
  return ids.has(id);
}

function readIds(html: string): string[] {
  return [...html.matchAll(/<[a-z][^>]* id="([^"]+)"/g)].map(([, id = '']) => id);
}

/** The problem with a link of the site, if any. */
async function linkProblem(request: APIRequestContext, url: URL): Promise<string | undefined> {
  if (!routes.has(url.pathname)) {
    const status = (await request.get(url.pathname)).status();
    return status === 200 ? undefined : `answers ${status}`;
  }
  const id = decodeURIComponent(url.hash.slice(1));
  return id === '' || hasId(url.pathname, id) ? undefined : 'has no such id';
}

for (const { some, tag } of splitByTag([...routes], 5)) {
  test(`every internal link and fragment of the built HTML resolves: of ${some.length} pages`, {
    tag,
  }, async ({ request, baseURL }) => {
    const seen = new Map<string, string>();
    for (const route of some) {
      for (const link of linksOf(site.page(route))) {
        seen.set(new URL(link, `${baseURL}${route}`).href, route);
      }
    }
    const internal = [...seen].filter(([href]) => href.startsWith(`${baseURL}/`));
    const problems: string[] = [];
    for (const [href, route] of internal) {
      const problem = await linkProblem(request, new URL(href));
      if (problem !== undefined) problems.push(`${route}: ${href} ${problem}`);
    }
    expect(problems).toEqual([]);
    expect(internal.length).toBeGreaterThan(1000);
  });
}
