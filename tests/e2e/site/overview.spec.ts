import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const lang of ['en', 'zh'] as const) {
  const prefix = lang === 'en' ? '' : '/zh';

  test(`“A filter box filters groups of pages … Matching is case-insensitive and ignores hyphens.” (${lang})`, async ({
    page,
    text,
  }) => {
    await open(page, `${prefix}/config/test/`);
    const main = page.getByRole('main');
    const filter = main.getByRole('searchbox', { name: text[lang].overviewFilter });
    await expect(filter).toHaveAttribute('placeholder', text[lang].overviewPlaceholder);
    const groups = main.locator('section').getByRole('heading', { level: 2 });
    const all = await groups.count();
    expect(all).toBeGreaterThan(4);
    const cards = main.locator('section').getByRole('listitem');
    for (const query of ['testtimeout', 'TESTTIMEOUT', 'test-time-out', ' Test-Timeout ']) {
      await filter.fill(query);
      await expect(cards.getByRole('link')).toHaveText(['testTimeout']);
      await expect(groups).toHaveCount(1);
      await expect(main.getByText(text[lang].overviewCount(1), { exact: true })).toHaveRole(
        'status',
      );
    }
    await filter.fill('');
    await expect(groups).toHaveCount(all);
    await filter.fill('testTimeout');
    await cards.getByRole('link').click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${prefix}/config/test/testTimeout$`));
  });

  test(`“With no match it shows 'No matching API found' followed by the query.” (${lang})`, async ({
    page,
    text,
  }) => {
    await open(page, `${prefix}/api/rstest/`);
    const main = page.getByRole('main');
    await main.getByRole('searchbox').fill('<b>nowhere</b>');
    const words = main.getByText(text[lang].overviewNoMatch('<b>nowhere</b>'), { exact: true });
    await expect(words).toBeVisible();
    await expect(words).toHaveRole('status');
    if (lang === 'en') await expect(words).toContainText(/^No matching API found.*nowhere/);
    await expect(main.locator('section').filter({ visible: true })).toHaveCount(0);
  });
}

test('the overview leaves the focus where it is, on the first load and after a change of route', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/');
  const filter = page.getByRole('main').getByRole('searchbox');
  await expect(filter).toBeVisible();
  await expect(page.locator('body')).toBeFocused();
  await page
    .getByRole('navigation', { name: text.en.mainNavigation })
    .getByRole('link', { name: 'API' })
    .click();
  await expect(page).toHaveURL(/\/api\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('the overview fits from 320 px on', async ({ page }) => {
  await open(page, '/config/test/');
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});
