import { hydrated, open } from '../support/site.ts';
import { splitByTag } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const LONG = 'a'.repeat(5000);

const HASHES = ['#100%', '#%E0%A4%A', '#快照', '#"><b>', "#a'b", '#%00', `#${LONG}`, '#__proto__'];

for (const { some, tag } of splitByTag(HASHES, 4)) {
  test(`the page works with a hash that is invalid, strange, or long, by load and by change: ${some.length} hashes`, {
    tag,
  }, async ({ page }) => {
    for (const [index, hash] of some.entries()) {
      // A different query forces a new document.
      await open(page, `/guide/start/?${index}${hash}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.evaluate(() => {
        window.location.hash = '';
      });
      await page.evaluate((to) => {
        window.location.hash = to;
      }, hash);
      await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
      await expect(page, hash).toHaveURL(/\/guide\/start\/features$/);
    }
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

for (const { some, tag } of splitByTag(QUERIES, 3)) {
  test(`the page works with a query that is unknown, invalid, or long: ${some.length} queries`, {
    tag,
  }, async ({ page }) => {
    for (const query of some) {
      await open(page, `/guide/start/${query}`);
      await expect(page.getByRole('heading', { level: 1 }), query).toBeVisible();
      await expect(page.getByRole('main')).toContainText('Rstest');
    }
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

for (const { some, tag } of splitByTag(UNKNOWN, 4)) {
  test(`the not-found page is shown for a URL that is invalid, strange, or long, and links to the home page: ${some.length} addresses`, {
    tag,
  }, async ({ page, text }) => {
    for (const path of some) {
      const response = await page.goto(path);
      expect(response?.status(), path).toBe(404);
      await hydrated(page);
      const words = path.startsWith('/zh') ? text.zh : text.en;
      await expect(page.getByText(words.notFoundTitle)).toBeVisible();
      await page.getByRole('link', { name: words.takeMeHome }).click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText('Rstest');
    }
  });
}

test('links work if the browser rejects history entries', async ({ page, complaints }) => {
  await page.addInitScript(() => {
    window.history.pushState = () => {
      throw new DOMException('Attempt to use history.pushState() too often', 'SecurityError');
    };
  });
  await open(page, '/guide/basic/cli');
  const anchor = page.locator('[data-part=outline] a[data-depth="2"]').nth(2);
  const hash = await anchor.getAttribute('href');
  await anchor.click();
  await expect(page).toHaveURL(`/guide/basic/cli${hash}`);
  await expect(page.locator(hash ?? '')).toBeInViewport();
  await page.locator('[data-part=sidebar] a[href="/guide/start/features"]').click();
  await expect(page).toHaveURL('/guide/start/features');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Features');
  expect(complaints.splice(0)).toHaveLength(2);
});
