import { LANGUAGE_TAGS } from '../../../content/languages.ts';
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
