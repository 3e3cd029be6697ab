import type { Page } from '@playwright/test';
import { STORAGE } from '../../../theme/settings/site.ts';
import { hydrated, open } from '../support/site.ts';
import { test as everyVisit, expect } from '../support/test.ts';

/** A first-time visitor. */
const test = everyVisit.extend({ returning: undefined });

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE.visited);

test.describe('a Chinese reader', () => {
  test.use({ locale: 'zh-CN' });

  test('a first visit leads to the reader’s language once, with path, query, and hash', async ({
    page,
  }) => {
    await page.goto('/config/test/bail?x=1#example');
    await expect(page).toHaveURL(/:\d+\/zh\/config\/test\/bail\?x=1#example$/);
    await hydrated(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await expect.poll(() => stored(page)).not.toBeNull();
    await open(page, '/config/test/bail');
    await expect(page).toHaveURL(/:\d+\/config\/test\/bail$/);
  });

  test('an explicit choice of language persists', async ({ page, context, text }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/:\d+\/zh\/$/);
    await hydrated(page);
    await page.getByRole('button', { name: text.zh.languages }).click();
    await page.getByRole('banner').getByRole('link', { name: text.en.languageName }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.reload();
    await hydrated(page);
    await expect(page).toHaveURL(/:\d+\/$/);
    const later = await context.newPage();
    await open(later, '/guide/start/');
    await expect(later).toHaveURL(/:\d+\/guide\/start\/$/);
  });

  test('the redirect adds no history entry', async ({ page }) => {
    await page.goto('/404');
    await page.evaluate((key) => localStorage.removeItem(key), STORAGE.visited);
    await page.goto('/guide/start/');
    await expect(page).toHaveURL(/\/zh\/guide\/start\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/zh\/404$/);
  });
});

test('an English reader on a Chinese address is taken to the English one', async ({ page }) => {
  await page.goto('/zh/guide/start/?x=1#a');
  await expect(page).toHaveURL(/:\d+\/guide\/start\/\?x=1#a$/);
});
