import { hydrated, open } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { count } from '../../figures/figures.ts';

const LONG = 'a'.repeat(5000);

const HASHES = ['#100%', '#%E0%A4%A', '#快照', '#"><b>', "#a'b", '#%00', `#${LONG}`, '#__proto__'];

test(`the page is whole with a hash that is broken, strange or long, by load and by change: ${HASHES.length} hashes`, async ({
  page,
}) => {
  for (const [index, hash] of HASHES.entries()) {
    // Another query makes it another document.
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
  count('faults', 2 * HASHES.length);
});

const QUERIES = [
  '?navbar=',
  '?navbar=2',
  '?navbar=0&navbar=1',
  '?sidebar=%E0%A4%A',
  '?=&&=',
  `?${LONG}`,
];

test(`the page is whole with a query that is unknown, broken or long: ${QUERIES.length} queries`, async ({
  page,
}) => {
  for (const query of QUERIES) {
    await open(page, `/guide/start/${query}`);
    await expect(page.getByRole('heading', { level: 1 }), query).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Rstest');
  }
  count('faults', QUERIES.length);
});

const UNKNOWN = [
  '/%E0%A4%A',
  '/zh/%E0%A4%A',
  '/%25E0%25A4%25A',
  `/${LONG}`,
  '/zh/%00',
  '/constructor',
  '/a//b',
];

test(`the not-found page answers an address that is broken, strange or long, and leads home: ${UNKNOWN.length} addresses`, async ({
  page,
  text,
}) => {
  for (const path of UNKNOWN) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await hydrated(page);
    const words = path.startsWith('/zh') ? text.zh : text.en;
    await expect(page.getByText(words.notFoundTitle)).toBeVisible();
    await page.getByRole('link', { name: words.takeMeHome }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Rstest');
  }
  count('faults', UNKNOWN.length);
});
