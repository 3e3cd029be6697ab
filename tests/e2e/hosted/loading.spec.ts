import type { Page } from '@playwright/test';
import { painted } from '../support/frames.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { complained, expect, test } from './test.ts';

/** What search loads if it isn't used, and what happens if it can't be loaded. */

const OF_SEARCH = /docSearch|search-dialog|\/search\//;

function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(new URL(request.url()).pathname));
  return urls;
}

test('nothing of the search but its button is loaded before intent; on intent, all of it, once', async ({
  page,
  text,
}) => {
  const urls = requestsOf(page);
  await open(page, '/guide/alpha');
  await page.mouse.wheel(0, 400);
  await page.getByRole('main').click();
  await page.waitForLoadState('networkidle');
  expect(urls.filter((url) => OF_SEARCH.test(url))).toEqual([]);
  const sheets = () => page.evaluate(() => document.styleSheets.length);
  const before = await sheets();
  const html = await page.evaluate(() =>
    [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join(),
  );
  expect(html).not.toContain('DocSearch');

  await page.getByRole('button', { name: text.en.search.button }).hover();
  await expect
    .poll(() => urls.filter((url) => OF_SEARCH.test(url)).length)
    .toBeGreaterThanOrEqual(2);
  await expect.poll(sheets).toBe(before + 1);
  const loaded = urls.length;
  const dialog = new Dialog(page);
  for (let times = 0; times < 2; times++) {
    await dialog.show();
    await page.keyboard.press('Escape');
    await expect(dialog.root).toHaveCount(0);
  }
  expect(urls.slice(loaded)).toEqual([]);
  expect(await sheets()).toBe(before + 1);
});

test('focusing the button counts as intent, too', { tag: FULL }, async ({ page, text }) => {
  const urls = requestsOf(page);
  await open(page, '/guide/alpha');
  await page.getByRole('button', { name: text.en.search.button }).focus();
  await expect
    .poll(() => urls.filter((url) => OF_SEARCH.test(url)).length)
    .toBeGreaterThanOrEqual(2);
});

const FILES = [
  ['code', /search-dialog/],
  ['stylesheet', /docSearch.*css/],
] as const;

for (const [index, [what, pattern]] of FILES.entries()) {
  test(`the dialog’s ${what} can’t be loaded: the reader gets a message, and the next attempt works`, {
    tag: fullAfter(1, index),
  }, async ({ page, text, complaints }) => {
    await page.route(pattern, (route) => route.abort());
    await page.route('**/guide/alpha', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await open(page, '/guide/alpha');
    const button = page.getByRole('button', { name: text.en.search.button });
    await button.click();
    await expect(page.getByRole('banner').getByRole('alert')).toHaveText(
      text.en.search.unavailable,
    );
    await complained(complaints, what === 'code' ? /ChunkLoadError/ : /could not be loaded/);
    await page.unroute(pattern);
    await button.click();
    await expect(new Dialog(page).input).toBeFocused();
    await expect(page.getByRole('banner').getByRole('alert')).toBeHidden();
  });
}

test('after a failure, nothing is loaded until the reader tries again', async ({
  page,
  text,
  complaints,
}) => {
  let tries = 0;
  let failures = 0;
  await page.route(/search-dialog/, (route) => route.abort());
  await page.route('**/guide/alpha', (route) =>
    route.request().method() === 'HEAD' ? route.abort() : route.continue(),
  );
  page.on('request', (request) => /search-dialog/.test(request.url()) && tries++);
  page.on('requestfailed', (request) => /search-dialog/.test(request.url()) && failures++);
  await open(page, '/guide/alpha');
  const button = page.getByRole('button', { name: text.en.search.button });
  await button.hover();
  await expect.poll(() => failures).toBe(1);
  await button.click();
  await expect(page.getByRole('banner').getByRole('alert')).toBeVisible();
  await expect(button).toBeFocused();
  await painted(page);
  // For the intent, and for the click; none because the button has the focus again.
  expect(tries).toBeLessThanOrEqual(2);
  await complained(complaints, /ChunkLoadError/);
});

test('a tab older than the deployment is reloaded once, and the search opens there with what was typed', async ({
  page,
  complaints,
}) => {
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads++;
  });
  let gone = true;
  let fail = () => {};
  const typed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  await page.route(/search-dialog/, async (route) => {
    if (!gone) return route.continue();
    await typed;
    return route.fulfill({ status: 404, body: 'gone' });
  });
  await open(page, '/guide/alpha');
  // The new deployment, which the reload loads.
  page.once('framenavigated', () => {
    gone = false;
  });
  const dialog = new Dialog(page);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('beta');
  fail();
  await expect(dialog.rows).toHaveCount(2);
  await expect(dialog.input).toHaveValue('beta');
  expect(loads).toBe(2);
  expect(complaints.splice(0).join()).toMatch(/ChunkLoadError/);
});

test('with the navbar turned off by the URL, the shortcuts still open it', { tag: FULL }, async ({
  page,
}) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/guide/alpha?navbar=0');
  await expect(dialog.input).toBeVisible();
});

test('without scripts there is no dead button', { tag: FULL }, async ({
  browser,
  baseURL,
  text,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/guide/alpha');
  await expect(page.getByRole('button', { name: text.en.search.button })).toHaveCount(0);
  await context.close();
});
