import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { test as fileTest, type Page } from '@playwright/test';
import { headersFor, parseHeaderRules } from '../../../scripts/server/headerRules.ts';
import { listen, siteListener } from '../support/builds.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const BUILD = fileURLToPath(new URL('../../../doc_build/', import.meta.url));
const fileOf = (name: string) => readFileSync(BUILD + name, 'utf8');

/** The documented limits of Cloudflare Pages; those of Netlify aren't lower. */
const LIMITS = { redirects: 2000, redirectLength: 1000, headerRules: 100, headerLength: 2000 };

fileTest(
  '_redirects has what Netlify and Cloudflare Pages read, each source once, within the limits',
  () => {
    const lines = fileOf('_redirects').trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(200);
    expect(lines.length).toBeLessThanOrEqual(LIMITS.redirects);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(
      LIMITS.redirectLength,
    );
    // No `*` and no `:name`, which would make them dynamic redirects, limited to a hundred.
    expect(lines.filter((line) => !/^\/[\w./-]+ \/[\w./#-]* 301$/.test(line))).toEqual([]);
    const sources = lines.map((line) => line.split(' ')[0]);
    expect(new Set(sources).size).toBe(sources.length);
    expect(lines).toContain('/api/runtime-api/rstest/ /api/rstest/ 301');
    expect(lines).toContain('/zh/api/runtime-api/rstest/ /zh/api/rstest/ 301');
  },
);

fileTest('_headers has what Netlify and Cloudflare Pages read, within the limits', () => {
  const text = fileOf('_headers');
  const rules = parseHeaderRules(text);
  const patterns = rules.map(({ pattern }) => pattern);
  expect(patterns).toEqual(expect.arrayContaining(['/*', '/', '/guide/*', '/zh/*', '/static/*']));
  // Only a trailing star works on both hosts.
  expect(patterns.filter((pattern) => /\*./.test(pattern))).toEqual([]);
  expect(rules.length).toBeLessThanOrEqual(LIMITS.headerRules);
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  expect(longest).toBeLessThanOrEqual(LIMITS.headerLength);
  for (const { headers } of rules) {
    for (const [name, value] of headers) {
      expect(name).toMatch(/^[A-Z][A-Za-z-]+$/);
      expect(value).not.toBe('');
    }
  }
});

fileTest('the policy of the host is on every page, and the worker has its own', () => {
  const rules = parseHeaderRules(fileOf('_headers'));
  const policyOf = (path: string) => headersFor(rules, path).get('content-security-policy');
  const files = readdirSync(BUILD, { recursive: true, encoding: 'utf8' });
  const pages = files.filter((file) => file.endsWith('.html') && !file.startsWith('run/'));
  expect(pages.length).toBeGreaterThan(200);
  const without = pages.filter((file) => !policyOf(`/${file}`)?.startsWith("default-src 'none'"));
  expect(without).toEqual([]);
  const worker = files.find((file) => /worker\/search\.\w+\.js$/.test(file));
  expect(policyOf(`/${worker}`)).toMatch(/^default-src 'none'/);
  const frames = files.filter((file) => /^run\/.*\.html$/.test(file));
  for (const frame of frames) expect(policyOf(`/${frame}`)).toContain("frame-ancestors 'self'");
});

fileTest(
  'a page may show the frame of the examples, and one that only sends its readers on may not',
  () => {
    expect(fileOf('guide/start/quick-start.html')).toContain("frame-src 'self'");
    const moved = fileOf('guide/integration/rsbuild.html');
    expect(moved).toContain("default-src 'none'");
    expect(moved).not.toContain('frame-src');
  },
);

/** The name of the error that code throws in the page; empty if none. */
function errorOf(page: Page, code: string): Promise<string | undefined> {
  return page.evaluate(async (text) => {
    const run: Record<string, () => unknown> = {
      innerHTML: () => {
        document.createElement('div').innerHTML = '<img src=x onerror="alert(1)">';
      },
      insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<p>'),
      DOMParser: () => new DOMParser().parseFromString('<p>', 'text/html'),
      createContextualFragment: () => document.createRange().createContextualFragment('<p>'),
      'script.src': () => {
        document.createElement('script').src = '/static/js/other.js';
      },
      'script.text': () => {
        document.createElement('script').text = 'alert(1)';
      },
      Worker: () => new Worker('/static/js/worker/other.js'),
      'iframe.srcdoc': () => {
        document.createElement('iframe').srcdoc = '<p>';
      },
      onclick: () => document.createElement('a').setAttribute('onclick', 'alert(1)'),
      policy: () => window.trustedTypes?.createPolicy('other', { createHTML: (html) => html }),
      default: () => window.trustedTypes?.createPolicy('default', { createHTML: (html) => html }),
      again: () => window.trustedTypes?.createPolicy('site-html', { createHTML: (html) => html }),
    };
    try {
      run[text]?.();
      return undefined;
    } catch (error) {
      return (error as Error).name;
    }
  }, code);
}

const SINKS = [
  'innerHTML',
  'insertAdjacentHTML',
  'DOMParser',
  'createContextualFragment',
  'script.src',
  'script.text',
  'Worker',
  'iframe.srcdoc',
  'onclick',
];
const POLICIES = ['policy', 'default', 'again'];

for (const path of ['/guide/start/quick-start', '/404-nothing', '/zh/']) {
  test(`no text becomes HTML or a script on ${path}, and no other policy is made`, async ({
    page,
    complaints,
  }) => {
    await open(page, path);
    for (const sink of [...SINKS, ...POLICIES]) {
      expect(await errorOf(page, sink), sink).toBe('TypeError');
    }
    // Each violation is logged to the console.
    await expect.poll(() => complaints.length).toBeGreaterThanOrEqual(SINKS.length);
    const others = complaints.splice(0).filter((text) => !/trusted ?type|Trusted/i.test(text));
    expect(others).toEqual([]);
  });
}

const SITE = 'doc_build';
const bareHost = test.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from here
  baseURL: async ({}, use) => {
    const { origin, close } = await listen(siteListener(SITE, { sendsHeaders: false }));
    await use(origin);
    await close();
  },
});

/** A page of another origin that shows `url` in a frame. */
async function framing(url: string) {
  return listen((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<iframe src="${url}"></iframe>`);
  });
}

bareHost(
  'without headers, the policy in the pages still holds',
  async ({ page, baseURL, complaints }) => {
    const response = await page.goto('/guide/start/quick-start');
    expect(response?.headers()['content-security-policy']).toBeUndefined();
    expect(response?.headers()['x-frame-options']).toBeUndefined();
    expect(baseURL).not.toBe('');
    await hydrated(page);
    expect(complaints).toEqual([]);
    const outcome = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.text = 'window.ran = true';
        document.head.append(script);
      } catch {
        return 'refused';
      }
      return 'ran' in window ? 'ran' : 'blocked';
    });
    expect(outcome).toBe('refused');
    await page.evaluate(() => fetch('https://elsewhere.example/').catch(() => {}));
    expect(complaints.splice(0).join('\n')).toMatch(/connect-src/);
  },
);

bareHost(
  'without headers, another site can show a page in a frame; with them, none can',
  async ({ browser, baseURL }, { project }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const isShown = async (origin: string) => {
      const other = await framing(`${origin}/guide/start/`);
      await page.goto(other.origin);
      await page.waitForLoadState('load');
      const roots = await page.frames()[1]?.locator('#__rspress_root').count();
      await other.close();
      return roots === 1;
    };
    expect(await isShown(baseURL ?? '')).toBe(true);
    expect(await isShown(project.use.baseURL ?? '')).toBe(false);
    await context.close();
  },
);
