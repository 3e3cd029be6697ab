import type { Page } from '@playwright/test';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A site in English, Chinese, and German, whose UI text is in `tests/fixtures/languages/german.ts`. */

const NAMES = ['English', '简体中文', 'Deutsch'];

/** Opens the language menu, which is called `name` in the page's language. */
async function languageLinks(page: Page, name: string) {
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name }).click();
  await expect(bar.locator('a[hreflang]')).toHaveText(NAMES);
  return bar;
}

test('the menu lists three languages and keeps page, query, and hash', async ({ page }) => {
  const html = page.locator('html');
  await open(page, '/guide/start?x=1#table');
  await (await languageLinks(page, 'Language')).getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/:\d+\/de\/guide\/start\?x=1#table$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erste Seite');
  await expect(html).toHaveAttribute('lang', 'de');
  await (await languageLinks(page, 'Sprache')).getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/:\d+\/zh\/guide\/start\?x=1#table$/);
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await (await languageLinks(page, '语言')).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/guide\/start\?x=1#table$/);
});

test('search engines find all three languages, and only what is written in them', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/de/guide/start</loc>');
  expect(sitemap).not.toMatch(/\/(?:zh|de)\/guide\/alone/);
  const page = await (await request.get('/de/guide/start')).text();
  expect(page).toContain('<meta property="og:locale" content="de_DE">');
  const links = [...page.matchAll(/hreflang="([^"]+)" href="https:\/\/[^/]+([^"]*)"/g)];
  expect(links.map(([, language, path]) => [language, path])).toEqual([
    ['x-default', '/guide/start'],
    ['en', '/guide/start'],
    ['zh', '/zh/guide/start'],
    ['de', '/de/guide/start'],
  ]);
});

for (const [path, notice, back, code] of [
  ['/zh/guide/alone', '本页尚未翻译，以下为英文原文。', '/zh/guide/start', 'zh-CN'],
  ['/de/guide/alone', 'Diese Seite ist noch nicht übersetzt.', '/de/guide/start', 'de'],
] as const) {
  test(`an untranslated page is English, with a notice: ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('note')).toHaveText(notice);
    const body = page.locator('article div[lang=en]');
    await expect(body).toContainText('A cactus needs little water.');
    await expect(body.getByRole('link', { name: 'the start' })).toHaveAttribute('href', back);
    await expect(page.locator('[data-static=sidebar] a')).toHaveText([/./, /./, 'Alone']);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/guide\/alone$/);
  });
}

for (const [path, query, title] of [
  ['/', 'greenhouse', 'Getting started'],
  ['/zh/', '温室', '快速开始'],
  ['/de/', 'Gewächshaus', 'Erste Seite'],
  // An untranslated page is found in the language of its readers.
  ['/de/', 'cactus', 'Alone'],
] as const) {
  test(`search finds “${query}” on ${path}`, async ({ page }) => {
    await open(page, path);
    const dialog = page.getByRole('dialog').filter({ has: page.locator('.DocSearch-Input') });
    // The listener is added shortly after the page is interactive.
    await expect(async () => {
      await page.keyboard.press('Control+k');
      await dialog.waitFor({ timeout: 3000 });
    }).toPass();
    await dialog.getByRole('searchbox').fill(query);
    await expect(dialog.getByRole('option').first()).toHaveAttribute(
      'href',
      new RegExp(`^${path}guide/`),
    );
    await expect(dialog.locator('.DocSearch-Hit-source').first()).toContainText(title);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

test('on phones, the menu with the languages opens in German', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/de/guide/start');
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const menu = page.getByRole('dialog', { name: 'Menü der Website' });
  for (const name of NAMES) await expect(menu.getByRole('link', { name })).toBeVisible();
  expect(await sidewaysOverflow(page)).toBeUndefined();
});
