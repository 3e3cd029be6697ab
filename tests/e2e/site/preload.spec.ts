import type { Page } from '@playwright/test';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** The chunks of pages that were asked for, in order. */
function routeChunks(page: Page): string[] {
  const chunks: string[] = [];
  page.on('request', (request) => {
    const [, chunk] = /\/async\/(route-[^/]+)$/.exec(request.url()) ?? [];
    if (chunk !== undefined) chunks.push(chunk);
  });
  return chunks;
}

test('“Internal links preload the target page”: on hover and on focus, once, and none on load', async ({
  page,
  text,
}) => {
  const chunks = routeChunks(page);
  await open(page, '/guide/basic/cli');
  await page.waitForLoadState('networkidle');
  expect(chunks.length).toBe(1);
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  const [hovered, focused] = [
    sidebar.locator('a[href="/guide/advanced/debugging"]'),
    sidebar.locator('a[href="/guide/advanced/profiling"]'),
  ];
  await hovered.hover();
  await expect.poll(() => chunks.length).toBe(2);
  await focused.focus();
  await expect.poll(() => chunks.length).toBe(3);
  await page.mouse.move(0, 0);
  await hovered.hover();
  await focused.blur();
  await focused.focus();
  await hovered.click();
  await expect(page).toHaveURL(/\/guide\/advanced\/debugging$/);
  expect(new Set(chunks).size).toBe(3);
  expect(chunks.length).toBe(3);
});

test('a link of the text preloads too, a place on the same page and another site do not', async ({
  page,
}) => {
  const chunks = routeChunks(page);
  await open(page, '/zh/guide/start/');
  await page.waitForLoadState('networkidle');
  const main = page.getByRole('main');
  for (const link of await main.getByRole('paragraph').locator('a[href^="https:"]').all()) {
    await link.hover();
  }
  await page.getByRole('navigation').locator('a[href^="#"]').first().hover();
  expect(chunks.length).toBe(1);
  await main.locator('article a[href^="/zh/"]:not([target])').first().hover();
  await expect.poll(() => chunks.length).toBe(2);
});

test('who asked to save data loads a page only by following its link', async ({ page, text }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const chunks = routeChunks(page);
  await open(page, '/guide/basic/cli');
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  const link = sidebar.locator('a[href="/guide/advanced/debugging"]');
  await link.hover();
  await link.focus();
  await page.waitForLoadState('networkidle');
  expect(chunks.length).toBe(1);
  await link.click();
  await expect(page).toHaveURL(/\/guide\/advanced\/debugging$/);
  expect(chunks.length).toBe(2);
});
