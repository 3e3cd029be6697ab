import { hydrated, open } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';

const LONG = 'a'.repeat(5000);

const HASHES = ['#100%', '#%E0%A4%A', '#快照', '#"><b>', "#a'b", '#%00', `#${LONG}`, '#__proto__'];

for (const hash of HASHES) {
  test(`the page is whole with the hash ${hash.slice(0, 20)}, by load and by change`, async ({
    page,
  }) => {
    await open(page, `/guide/start/${hash}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.evaluate(() => {
      window.location.hash = '';
    });
    await page.evaluate((to) => {
      window.location.hash = to;
    }, hash);
    await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
    await expect(page).toHaveURL(/\/guide\/start\/features$/);
  });
}

const QUERIES = [
  '?navbar=',
  '?navbar=2',
  '?navbar=0&navbar=1',
  '?sidebar=%E0%A4%A',
  '?=&&=',
  `?${LONG}`,
];

for (const query of QUERIES) {
  test(`the page is whole with the query ${query.slice(0, 24)}`, async ({ page }) => {
    await open(page, `/guide/start/${query}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Rstest');
  });
}

const UNKNOWN = [
  '/%E0%A4%A',
  '/zh/%E0%A4%A',
  '/%25E0%25A4%25A',
  `/${LONG}`,
  '/zh/%00',
  '/constructor',
  '/a//b',
];

for (const path of UNKNOWN) {
  test(`the not-found page answers ${path.slice(0, 24)}, and leads home`, async ({
    page,
    text,
  }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    const words = path.startsWith('/zh') ? text.zh : text.en;
    await expect(page.getByText(words.notFoundTitle)).toBeVisible();
    await page.getByRole('link', { name: words.takeMeHome }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rstest');
  });
}
