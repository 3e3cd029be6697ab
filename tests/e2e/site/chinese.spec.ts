import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
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

for (const path of PAGES) {
  test(`the Chinese page works and is in Chinese: ${path}`, async ({ page, text }) => {
    await open(page, `/zh${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS.zh);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const items = page.getByRole('navigation', { name: text.zh.mainNavigation });
    await expect(items.getByRole('link')).toHaveText([/指南/, /配置/, /API/, /演练场/]);
  });
}

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

test('reading a page loads no table of characters', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await open(page, '/zh/guide/basic/cli');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => url.includes('chinese-variants'))).toEqual([]);
});
