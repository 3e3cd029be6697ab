import { listen, siteListener } from '../support/builds.ts';
import { hydrated, open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { test as base, expect } from '../support/test.ts';

const SITE = 'doc_build';
const test = base.extend({
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

test('without headers, the policy in the pages still holds', async ({
  page,
  baseURL,
  complaints,
}) => {
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
});

test('without headers, search works, although its worker has no policy', { tag: FULL }, async ({
  page,
  request,
}) => {
  await open(page, '/guide/start/');
  const worker = page.waitForEvent('worker');
  await page.keyboard.press('/');
  await page.keyboard.type('bail');
  const response = await request.get((await worker).url());
  expect(response.headers()['content-security-policy']).toBeUndefined();
  await expect(page.locator('dialog .search-row').first()).toBeVisible();
});

test('without headers, another site can show a page in a frame; with them, none can', async ({
  browser,
  baseURL,
}, { project }) => {
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
});

test(
  'without headers, another site keeps a reference to a window that it opened; with them, none',
  { tag: FULL },
  async ({ browser, baseURL }, { project }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    const other = await listen((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Another site</title>');
    });
    const keepsHandle = async (origin: string) => {
      await page.goto(other.origin);
      const popup = page.waitForEvent('popup');
      const handle = await page.evaluateHandle((url) => window.open(url), `${origin}/guide/start/`);
      await (await popup).waitForURL('**/guide/start/');
      return handle.evaluate((opened) => opened?.closed === false);
    };
    expect(await keepsHandle(baseURL ?? '')).toBe(true);
    expect(await keepsHandle(project.use.baseURL ?? '')).toBe(false);
    await other.close();
    await context.close();
  },
);

test(
  'with headers, another site can embed the share images, and no script or data',
  { tag: FULL },
  async ({ browser, baseURL }, { project }) => {
    const site = project.use.baseURL ?? '';
    const context = await browser.newContext();
    const page = await context.newPage();
    const other = await listen((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Another site</title>');
    });
    await page.goto(other.origin);
    const html = await (await fetch(`${site}/guide/start/`)).text();
    const script = /\/static\/js\/index\.\w+\.js/.exec(html)?.[0];
    const embeds = (tag: 'img' | 'script', path: string, from = site) =>
      page.evaluate(
        ([name, src]) =>
          new Promise<boolean>((resolve) => {
            const element = document.createElement(name) as HTMLImageElement;
            element.onload = () => resolve(true);
            element.onerror = () => resolve(false);
            element.src = src;
            document.body.append(element);
          }),
        [tag, from + path] as const,
      );
    expect(await embeds('img', '/share/guide/start/index.png')).toBe(true);
    expect(await embeds('script', script ?? '')).toBe(false);
    expect(await embeds('script', script ?? '', baseURL)).toBe(true);
    await other.close();
    await context.close();
  },
);
