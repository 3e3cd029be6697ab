import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { hydrated, open, openWhileLoading } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const [path, lang, home] of [
  ['/no-such-page', 'en', '/'],
  ['/zh/no-such-page', 'zh', '/zh/'],
] as const) {
  test(`an unknown address shows the not-found page with a link to the home page: ${path}`, async ({
    page,
    text,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text[lang].notFoundTitle);
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('404');
    await expect(page.getByRole('banner')).toHaveAttribute('data-page', '404');
    await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[lang]);
    const link = main.getByRole('link', { name: text[lang].takeMeHome });
    await expect(link).toHaveAttribute('href', home);
    const menu = page.getByRole('banner').getByRole('button', { name: text[lang].toolMenu });
    await expect(menu).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
  });
}

test('a URL with the default language’s prefix leads to the one without, with query and hash', async ({
  page,
}) => {
  await page.goto('/en/config/test/bail?x=1#example');
  await expect(page).toHaveURL(/:\d+\/config\/test\/bail\?x=1#example$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('bail');
  await page.goto('/en');
  await expect(page).toHaveURL(/:\d+\/$/);
});

for (const [path, lang, nearest] of [['/config/pool', 'en', '/config/test/pool']] as const) {
  test(`a not-found page suggests the nearest pages: ${path}`, async ({ page, text }) => {
    await open(page, path);
    const main = page.getByRole('main');
    const list = main.getByRole('navigation', { name: text[lang].nearestPages });
    const first = list.getByRole('link').first();
    await expect(first).toHaveAttribute('href', nearest);
    const title = (await first.textContent()) ?? '';
    await first.click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${nearest}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('suggestions move nothing when they arrive', async ({ page, text }) => {
  const release = await delayRequests(page, /\/not-found\.[^/]*\.js$/);
  await openWhileLoading(page, '/guide/quick-start');
  const main = page.getByRole('main');
  const home = main.getByRole('link', { name: text.en.takeMeHome });
  const before = await home.boundingBox();
  release();
  await expect(main.getByRole('navigation', { name: text.en.nearestPages })).toBeVisible();
  const after = await home.boundingBox();
  // A scaled layout may shift by a fraction of a pixel.
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThan(1);
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(1);
});

const LONG = 'a'.repeat(5000);

const HASHES = ['#100%', '#快照', '#"><b>', '#__proto__', `#${LONG}`];

test('a page works with a hash that is invalid, strange, or long', async ({ page }) => {
  for (const [index, hash] of HASHES.entries()) {
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

const UNKNOWN = ['/%E0%A4%A', '/zh/%00', `/${LONG}`, '/constructor', '/a//b'];

test('the not-found page is shown for a URL that is invalid, strange, or long', async ({
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
});
