import type { Page } from '@playwright/test';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** What the embedded search loads and when, and what happens if loading fails. */

const INDEX = (url: URL) => url.pathname.startsWith('/search/');
const OF_SEARCH = /docSearch|search-dialog|\/search\/|worker/;

test('nothing of the search is loaded before intent, then each file once a visit, and it works offline', async ({
  page,
  context,
  text,
}) => {
  const urls: string[] = [];
  context.on('request', (request) => urls.push(new URL(request.url()).pathname));
  const ofSearch = () => urls.filter((url) => OF_SEARCH.test(url));
  await open(page, '/guide/start/');
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toEqual([]);

  await page.getByRole('button', { name: text.en.search.button, exact: true }).hover();
  await expect.poll(() => ofSearch().some((url) => url.startsWith('/search/'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.search('snapshot');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/snapshot/i);
  await dialog.show();
  await dialog.search('timeout');
  expect(new Set(ofSearch()).size).toBe(ofSearch().length);

  await context.setOffline(true);
  for (const query of ['coverage', 'rs.fn', 'setup files']) {
    await dialog.search(query);
    await expect(dialog.rows.first()).toBeVisible();
  }
});

test('without the index, there is an error screen, and a retry needs no retyping', async ({
  page,
  text,
  complaints,
}) => {
  await page.context().route(INDEX, (route) => route.fulfill({ status: 404, body: 'gone' }));
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.input.fill('snapshot');
  await expect(dialog.root.getByText(text.en.search.error, { exact: true })).toBeVisible();
  await expect(dialog.root.getByText(text.en.search.errorHelp)).toBeVisible();
  expect(complaints.splice(0).join()).toMatch(/RetryError/);
  await page.context().unroute(INDEX);
  await dialog.retry.click();
  await expect(dialog.rows.first()).toBeVisible();
  await expect(dialog.input).toHaveValue('snapshot');
});

for (const [what, pattern] of [
  ['code', /search-dialog/],
  ['stylesheet', /docSearch.*css/],
] as const) {
  test(`without the ${what} of the dialog, there is a message, and the next attempt works`, async ({
    page,
    text,
    complaints,
  }) => {
    await page.route(pattern, (route) => route.abort());
    await open(page, '/guide/start/');
    const button = page.getByRole('button', { name: text.en.search.button, exact: true });
    await button.click();
    const alert = page.getByRole('banner').getByRole('alert');
    await expect(alert).toHaveText(text.en.search.unavailable);
    expect(complaints.splice(0).join()).toMatch(/ChunkLoadError|could not be loaded/);
    await page.unroute(pattern);
    await button.click();
    await expect(new Dialog(page).input).toBeFocused();
    await expect(alert).toBeHidden();
  });
}

test('nothing happens if the code of the dialog fails to load after the reader has closed it', async ({
  page,
  complaints,
}) => {
  let fail = () => {};
  const held = new Promise<void>((resolve) => {
    fail = resolve;
  });
  let requests = 0;
  await page.route(/search-dialog/, async (route) => {
    requests += 1;
    await held;
    await route.abort();
  });
  const dialog = new Dialog(page);
  await dialog.openOn('/guide/start/');
  await page.keyboard.press('Escape');
  await expect(dialog.root).toBeHidden();
  fail();
  await expect.poll(() => complaints.join()).toMatch(/ChunkLoadError/);
  // Before a message, the code would be requested again, ahead of this request.
  await page.evaluate(() => fetch('/icon.svg'));
  expect(requests).toBe(1);
  await expect(page.getByRole('banner').getByRole('alert')).toBeHidden();
  complaints.splice(0);
});

/** Holds the index back until the returned function is called. */
async function holdIndex(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.context().route(INDEX, async (route) => {
    await held;
    await route.continue();
  });
  return () => release();
}

test('a slow index: the reader sees a loading state, not “no results”', async ({ page, text }) => {
  const release = await holdIndex(page);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.input.fill('snapshot');
  await expect(dialog.root.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await expect(dialog.root.getByText(text.en.search.nothing.before)).toHaveCount(0);
  await page.keyboard.press('Enter');
  release();
  await expect(page).toHaveURL(/snapshot/i);
  await expect(dialog.root).toHaveCount(0);
});

test('Enter before the results doesn’t count if the reader types on', async ({ page }) => {
  const release = await holdIndex(page);
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.input.fill('snap');
  await expect(dialog.root.locator('.DocSearch-LoadingIndicator')).toBeVisible();
  await page.keyboard.press('Enter');
  await page.keyboard.type('shot');
  release();
  await expect(dialog.rows.first()).toBeVisible();
  // Enter would be pressed in the task after the results.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
  await expect(dialog.root).toBeVisible();
  await expect(page).toHaveURL('/');
});

test('the embedded engine doesn’t show the provider’s logo', async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await expect(dialog.root.getByText('Algolia')).toBeHidden();
  const elsewhere = page.locator('[href^="http"]');
  await expect(dialog.root.getByRole('link').and(elsewhere)).toHaveCount(0);
});
