import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import { SEARCH_TEXT } from '../../../theme/i18n/text/searchText.ts';
import { VERSION_TEXT } from '../../../theme/i18n/text/versionText.ts';
import { STORAGE } from '../../../theme/settings/site.ts';
import { painted } from '../support/frames.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** What a reader sees who chose a version of Rstest, in content, lists, search, and other tabs. */

const PARTS = /\/(?:versions\.[\w]+\.js|[\w./]*versions[\w.]*\.css)$/;

async function use(page: Page, version: string): Promise<void> {
  await page.addInitScript(
    ([key = '', value = '']) => localStorage.setItem(key, value),
    [STORAGE.version, version],
  );
}

const notice = (page: Page, lang: 'en' | 'zh' = 'en') =>
  page.getByRole('complementary', { name: VERSION_TEXT[lang].title });

test('pages load nothing for it until a version is chosen', async ({ page }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await open(page, '/config/test/pool');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((path) => PARTS.test(path))).toEqual([]);
  await expect(notice(page)).toHaveCount(0);
});

const text = VERSION_TEXT.en;

test('a version chosen next to “Added in” applies to this page and the next', async ({ page }) => {
  await open(page, localizedPath('/config/test/pool', 'en'));
  const address = page.url();
  await page.locator('main dl').first().getByRole('link', { name: '0.1.3' }).click();
  const dialog = page.getByRole('dialog', { name: text.title });
  await expect(dialog.getByLabel(text.label)).toBeFocused();
  await dialog.getByLabel(text.label).selectOption('0.9.2');
  await dialog.getByRole('button', { name: text.apply }).click();
  await expect(dialog).toHaveCount(0);
  await expect(notice(page, 'en')).toContainText(
    [text.youUse('0.9.2'), text.laterOptions(1)].join(text.joint),
  );
  // The mark is part of the heading's name, so screen readers say it.
  await expect(
    page.getByRole('heading', { name: `pool.memoryLimit ${text.cameWith('0.12.0')}` }),
  ).toBeVisible();
  expect(page.url()).toBe(address);

  // As a whole, it's later; the row has the version for eyes and for screen readers.
  const row = page.getByRole('navigation').getByRole('link', { name: /^silent/ });
  await expect(row).toHaveAccessibleName(new RegExp(text.cameWith('0.10.0')));
  await row.click();
  await expect(page).toHaveURL(/\/config\/test\/silent$/);
  await expect(notice(page, 'en')).toContainText(text.wholePage('0.10.0'));
});

test('what is gone now is a link to the release that removed it', async ({ page }) => {
  await use(page, '0.9.2');
  await open(page, '/config/test/pool');
  await notice(page).getByRole('link', { name: 'pool.minWorkers was removed in 0.11.0.' }).click();
  await expect(page).toHaveURL(/\/guide\/releases\/v0-11$/);
  await expect(notice(page)).toHaveCount(0);
});

test('an example that uses something later is marked with its name', async ({ page }) => {
  await use(page, '0.9.2');
  await open(page, '/guide/advanced/module-errors');
  await expect(page.getByText('added in 0.9.5: output.bundleDependencies')).toBeVisible();
});

test('a default that changed shows the former one', async ({ page }) => {
  await use(page, '0.9.2');
  await open(page, '/config/test/coverage');
  const facts = page.getByRole('definition').filter({ hasText: 'Default in 0.9.2' });
  await facts.getByText('Default in 0.9.2').click();
  await expect(facts.locator('details code')).toContainText("'**/test/**'");
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in dimmed text and marks, ${colorScheme}`, {
    tag: FULL,
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await use(page, '0.9.2');
    for (const path of ['/config/test/silent', '/config/test/pool', '/zh/config/']) {
      await open(page, path);
      await expect(page.locator('aside.version-notice')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations).toEqual([]);
    }
  });
}

for (const hash of ['', '#coverage-exclude', '#coverage-allowexternal']) {
  test(`nothing moves when marks come, on /config/test/coverage${hash}`, async ({ page }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await use(page, '0.9.2');
    await open(page, `/config/test/coverage${hash}`);
    await expect(notice(page)).toBeVisible();
    await painted(page);
    const total = await page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
    );
    expect(total).toBeLessThan(0.01);
  });
}

test('a dismissed notice stays away, and the marks stay', { tag: FULL }, async ({ page }) => {
  await open(page, '/config/test/pool');
  await page.evaluate(([key = '']) => localStorage.setItem(key, '0.9.2'), [STORAGE.version]);
  await open(page, '/config/test/pool');
  await notice(page).getByRole('button', { name: VERSION_TEXT.en.dismiss }).click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('added in 0.12.0').first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});

for (const [index, stored] of ['0.12.0', '<b>', '0.11.99', '{}'].entries()) {
  test(`stored ${stored} shows the latest version`, { tag: fullAfter(2, index) }, async ({
    page,
  }) => {
    await use(page, stored);
    await open(page, '/config/test/pool');
    await page.waitForLoadState('networkidle');
    await expect(notice(page)).toHaveCount(0);
    await expect(page.locator('[data-later]')).toHaveCount(0);
  });
}

test('a version chosen by a command applies to other tabs, and so does the latest', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await open(other, '/config/test/pool');
  const search = new Dialog(page);
  await search.openOn('/guide/start/quick-start');
  await search.search('>version');
  await search.root.getByRole('button', { name: SEARCH_TEXT.en.commands.version }).click();
  const dialog = page.getByRole('dialog', { name: VERSION_TEXT.en.title });
  await dialog.getByLabel('Version').selectOption('0.9.2');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(notice(other)).toBeVisible();

  await search.openOn('/guide/start/quick-start');
  await search.search('memoryLimit');
  await expect(
    search.root.getByRole('option', { name: /memoryLimit.*since 0\.12\.0/ }),
  ).toBeVisible();
  await search.search('>version');
  await search.root.getByRole('button', { name: SEARCH_TEXT.en.commands.version }).click();
  await dialog.getByLabel('Version').selectOption({ index: 0 });
  await dialog.getByRole('button', { name: 'Apply' }).click();
  await expect(notice(other)).toHaveCount(0);
  await expect(other.locator('[data-later]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the version next to “Added in” leads to the section about it', async ({ page }) => {
    await page.goto('/zh/config/test/pool');
    await page.locator('main dl').first().getByRole('link', { name: '0.1.3' }).click();
    await expect(page).toHaveURL(/\/zh\/guide\/releases\/#your-version$/);
    await expect(page.getByRole('heading', { name: '你的版本' })).toBeVisible();
  });
});
