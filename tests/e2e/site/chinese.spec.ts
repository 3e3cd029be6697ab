import type { Page } from '@playwright/test';
import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { STORAGE } from '../../../theme/settings/site.ts';
import { ERRORS_TEXT } from '../../../tools/error-finder/errorsText.ts';
import { Dialog } from '../support/searchDialog.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** One page of each kind. The other specs test in English what both languages share. */
const PAGES = [
  '/',
  '/guide/',
  '/guide/start/quick-start',
  '/guide/start/benchmarks',
  '/guide/start/config-builder',
  '/guide/migration/convert',
  '/guide/help/error-finder',
  '/config/',
  '/config/test/testTimeout',
  '/api/test-api/expect',
  '/playground',
  '/guide/releases/',
  '/no-such-page',
];

test('between two sentences of the UI there is no space', async ({ page, text }) => {
  const { report, reportLink } = text.zh.search;
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/');
  await dialog.search('snapshotzzzq xqzwv');
  await expect(dialog.root).toContainText(report + reportLink);
  await open(page, '/zh/guide/help/error-finder');
  const { hint, privacy } = ERRORS_TEXT.zh;
  await expect(page.getByRole('main')).toContainText(hint + privacy);
});

for (const path of PAGES) {
  test(`the Chinese page works and is in Chinese: ${path}`, async ({ page, text }) => {
    await open(page, `/zh${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS.zh);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const items = page.getByRole('navigation', { name: text.zh.mainNavigation });
    await expect(items.getByRole('link')).toHaveText([/指南/, /配置/, /API/, /演练场/]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('short labels are in one line, and no name is broken inside a word', async ({ page }) => {
    const linesOf = (selector: string) =>
      page.locator(selector).evaluateAll((all) =>
        all.map((one) => {
          const range = document.createRange();
          range.selectNodeContents(one);
          return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        }),
      );
    await open(page, '/zh/config/test/pool');
    expect(new Set(await linesOf('.page-body dt'))).toEqual(new Set([1]));
    await open(page, '/zh/guide/releases/');
    // The version and its date.
    expect(new Set(await linesOf('tbody td:first-child'))).toEqual(new Set([1]));
    await open(page, '/zh/api/test-api/expect');
    const name = page.locator('td a > code', { hasText: 'toThrowErrorMatchingInlineSnapshot' });
    await expect(name.first().locator('wbr').last()).toBeAttached();
  });
});

test('search and filters read traditional characters and the terms of Taiwan', async ({
  page,
  text,
}) => {
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/guide/basic/cli');
  await dialog.search('程式碼涵蓋率');
  await expect(dialog.rows.first()).toContainText('代码覆盖率');

  await open(page, '/zh/guide/basic/');
  const main = page.getByRole('main');
  await main.getByRole('searchbox', { name: text.zh.overviewFilter }).fill('覆蓋率');
  const shown = main.getByRole('link').filter({ visible: true });
  await expect(shown.filter({ hasText: '代码覆盖率' }).first()).toBeVisible();
  await expect(main.locator('a[href="/zh/guide/basic/mocking"]')).toBeHidden();
});

test('without the table of characters, traditional ones are searched for as they are', async ({
  page,
  text,
  complaints,
}) => {
  await page.route('**/chinese-variants*', (route) => route.abort());
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/guide/basic/cli');
  await dialog.search('快照');
  await expect(dialog.rows.first()).toContainText('快照');
  expect(complaints.splice(0).join()).toContain('ChunkLoadError');
});

/** A first-time visitor. */
const firstVisit = test.extend({ returning: undefined });

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), STORAGE.visited);

firstVisit.describe('a Chinese reader', () => {
  firstVisit.use({ locale: 'zh-CN' });

  firstVisit(
    'a first visit leads to the reader’s language once, with path, query, and hash',
    async ({ page }) => {
      await page.goto('/config/test/bail?x=1#example');
      await expect(page).toHaveURL(/:\d+\/zh\/config\/test\/bail\?x=1#example$/);
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
      await expect.poll(() => stored(page)).not.toBeNull();
      await open(page, '/config/test/bail');
      await expect(page).toHaveURL(/:\d+\/config\/test\/bail$/);
    },
  );

  firstVisit('an explicit choice of language persists', async ({ page, context, text }) => {
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

  firstVisit('the redirect adds no history entry', async ({ page }) => {
    await page.goto('/404');
    await page.evaluate((key) => localStorage.removeItem(key), STORAGE.visited);
    await page.goto('/guide/start/');
    await expect(page).toHaveURL(/\/zh\/guide\/start\/$/);
    await page.goBack();
    await expect(page).toHaveURL(/\/zh\/404$/);
  });
});

firstVisit(
  'an English reader on a Chinese address is taken to the English one',
  async ({ page }) => {
    await page.goto('/zh/guide/start/?x=1#a');
    await expect(page).toHaveURL(/:\d+\/guide\/start\/\?x=1#a$/);
  },
);
