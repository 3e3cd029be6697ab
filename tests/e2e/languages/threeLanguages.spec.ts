import type { Page } from '@playwright/test';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** A site in English, Chinese, and Arabic, whose UI text is in `tests/fixtures/languages/arabic.ts`. */

const NAMES = ['English', '简体中文', 'العربية'];

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
  await (await languageLinks(page, 'Language')).getByRole('link', { name: 'العربية' }).click();
  await expect(page).toHaveURL(/:\d+\/ar\/guide\/start\?x=1#table$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('البداية');
  await expect(html).toHaveAttribute('lang', 'ar');
  await expect(html).toHaveAttribute('dir', 'rtl');
  // The styles for this direction come with the page.
  await expect(page.locator('pre')).toHaveCSS('direction', 'ltr');
  await (await languageLinks(page, 'اللغة')).getByRole('link', { name: '简体中文' }).click();
  await expect(page).toHaveURL(/:\d+\/zh\/guide\/start\?x=1#table$/);
  await expect(html).toHaveAttribute('lang', 'zh-CN');
  await expect(html).toHaveAttribute('dir', '');
  await (await languageLinks(page, '语言')).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/:\d+\/guide\/start\?x=1#table$/);
});

test('search engines find all three languages, and only what is written in them', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).toContain('/ar/guide/start</loc>');
  expect(sitemap).not.toMatch(/\/(?:zh|ar)\/guide\/alone/);
  const page = await (await request.get('/ar/guide/start')).text();
  expect(page).toContain('<meta property="og:locale" content="ar_EG">');
  const links = [...page.matchAll(/hreflang="([^"]+)" href="https:\/\/[^/]+([^"]*)"/g)];
  expect(links.map(([, language, path]) => [language, path])).toEqual([
    ['x-default', '/guide/start'],
    ['en', '/guide/start'],
    ['zh', '/zh/guide/start'],
    ['ar', '/ar/guide/start'],
  ]);
});

for (const [path, notice, back, code] of [
  ['/zh/guide/alone', '本页尚未翻译，以下为英文原文。', '/zh/guide/start', 'zh-CN'],
  ['/ar/guide/alone', 'لم تُترجم هذه الصفحة بعد.', '/ar/guide/start', 'ar'],
] as const) {
  test(`an untranslated page is English, with a notice: ${path}`, async ({ page }) => {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', code);
    await expect(page.getByRole('note')).toHaveText(notice);
    const body = page.locator('article div[lang=en]');
    await expect(body).toContainText('A cactus needs little water.');
    await expect(body).toHaveCSS('direction', 'ltr');
    await expect(body.getByRole('link', { name: 'the start' })).toHaveAttribute('href', back);
    await expect(page.locator('[data-static=sidebar] a')).toHaveText([/./, /./, 'Alone']);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/guide\/alone$/);
  });
}

for (const [path, query, title] of [
  ['/', 'greenhouse', 'Getting started'],
  ['/zh/', '温室', '快速开始'],
  ['/ar/', 'الدفيئة', 'البداية'],
  // An untranslated page is found in the language of its readers.
  ['/ar/', 'cactus', 'Alone'],
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
    await expect(dialog).toHaveCSS('direction', path === '/ar/' ? 'rtl' : 'ltr');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  });
}

/** The distances of an element from the window's left and right edge. */
async function distances(page: Page, selector: string) {
  return page.locator(selector).evaluate((element) => {
    const { left, right } = element.getBoundingClientRect();
    return { left, right: document.documentElement.clientWidth - right };
  });
}

test('in Arabic, the layout is the mirror image of the English one', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  const parts = ['[data-sidebar-list]', '[data-static=outline] nav'];
  await open(page, '/guide/start');
  const english = await Promise.all(parts.map((part) => distances(page, part)));
  await open(page, '/ar/guide/start');
  const arabic = await Promise.all(parts.map((part) => distances(page, part)));
  const [sidebar, outline] = english;
  expect(sidebar?.left).toBeLessThan(outline?.left ?? 0);
  for (const [index, { left, right }] of arabic.entries()) {
    // Except for the gutters of the columns' scrollbars.
    expect(Math.abs(left - (english[index]?.right ?? 0))).toBeLessThan(16);
    expect(Math.abs(right - (english[index]?.left ?? 0))).toBeLessThan(16);
  }
});

test('on a phone, Arabic pages fit, and code keeps its direction', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of ['/ar/', '/ar/guide/start', '/ar/guide/alone']) {
    await open(page, path);
    expect(await sidewaysOverflow(page), path).toBeUndefined();
    // Nothing is beyond the left edge either, to which a page can't be scrolled.
    const beyond = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(p, h1, h2, li, table), header a')]
        .filter((one) => one.getBoundingClientRect().left < -0.5)
        .map((one) => one.textContent),
    );
    expect(beyond, path).toEqual([]);
  }
  await open(page, '/ar/guide/start');
  for (const code of [page.locator('pre'), page.locator('p code')]) {
    await expect(code).toHaveCSS('direction', 'ltr');
  }
  const text = page.locator('main article p').first();
  await expect(text).toHaveCSS('direction', 'rtl');
});

test('on phones, the menu with the languages opens in Arabic', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/ar/guide/start');
  await page.getByRole('button', { name: 'افتح القائمة' }).click();
  const menu = page.getByRole('dialog', { name: 'قائمة الموقع' });
  for (const name of NAMES) await expect(menu.getByRole('link', { name })).toBeVisible();
  expect(await sidewaysOverflow(page)).toBeUndefined();
});
