import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const [path, lang, home] of [
  ['/no-such-page', 'en', '/'],
  ['/zh/no-such-page', 'zh', '/zh/'],
  ['/404', 'en', '/'],
  ['/guide/no/such/page', 'en', '/'],
] as const) {
  test(`“It shows '404', 'PAGE NOT FOUND' and a 'Take me home' link to the root”, “type 404, title 404”: ${path}`, async ({
    page,
    text,
  }) => {
    await open(page, path);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(text[lang].notFoundTitle);
    await expect(main.getByText('404', { exact: true })).toBeVisible();
    await expect(page).toHaveTitle('404');
    await expect(page.getByRole('banner')).toHaveAttribute('data-page', '404');
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    const link = main.getByRole('link', { name: text[lang].takeMeHome });
    await expect(link).toHaveAttribute('href', home);
    const menu = page.getByRole('banner').getByRole('button', { name: text[lang].toolMenu });
    await expect(menu).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(new RegExp(`:\\d+${home}$`));
  });
}

test('the words of the not-found page are the specification’s', ({ text }) => {
  expect([text.en.notFoundCode, text.en.notFoundTitle, text.en.takeMeHome]).toEqual([
    '404',
    'PAGE NOT FOUND',
    'Take me home',
  ]);
});

test('“the page redirects to the path without that prefix”: query and hash are kept', async ({
  page,
}) => {
  await page.goto('/en/config/test/bail?x=1#example');
  await expect(page).toHaveURL(/:\d+\/config\/test\/bail\?x=1#example$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('bail');
  await page.goto('/en');
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the redirect replaces the entry in the history: one goes back past it', async ({ page }) => {
  await open(page, '/guide/start/');
  await page.goto('/en/config/');
  await expect(page).toHaveURL(/:\d+\/config\/$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/start\/$/);
});

for (const path of ['/en//example.com/x', '/en///example.com/x', '/en/%5C/example.com']) {
  test(`the redirect never leaves the site: ${path}`, async ({ page, baseURL, text }) => {
    await page.goto(path);
    await expect(page).not.toHaveURL(/\/en\//);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.en.notFoundTitle);
    expect(new URL(page.url()).origin).toBe(baseURL);
  });
}

for (const [path, lang] of [
  ['/%E0%A4%A', 'en'],
  ['/zh/100%25/x', 'zh'],
] as const) {
  test(`an address whose encoding is broken shows a not-found page that works: ${path}`, async ({
    page,
    text,
  }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text[lang].notFoundTitle);
    const menu = page.getByRole('banner').getByRole('button', { name: text[lang].toolMenu });
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });
}
