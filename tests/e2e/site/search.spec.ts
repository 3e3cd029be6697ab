import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { SEARCH_TEXT } from '../../../theme/i18n/text/searchText.ts';
import { SEARCH } from '../../../theme/settings/search.ts';
import { UI_LIMITS } from '../../../theme/settings/site.ts';
import { delayRequests } from '../support/delayRequests.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** Search on the documentation site, with its embedded index. */

test('an option’s name finds its page first, and Enter goes there', async ({ page, text }) => {
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/guide/start/');
  for (const asked of ['testTimeout', 'tesTimeout', 'test timeout']) {
    await dialog.search(asked);
    await expect(dialog.rows.first()).toHaveAttribute('href', /^\/config\/test\/testTimeout/);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/test\/testTimeout/);
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS.en);
  await dialog.show();
  await expect(dialog.root.getByRole('list', { name: text.en.search.recent })).toBeVisible();
});

test('hits of one page are grouped, at most five, with their matches marked', async ({
  page,
  text,
}) => {
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/');
  await dialog.search('snapshot');
  const groups = await dialog.groups.allTextContents();
  expect(groups.length).toBeGreaterThan(2);
  expect(new Set(groups).size).toBe(groups.length);
  for (const name of groups) {
    const rows = dialog.root.getByRole('listbox', { name, exact: true }).getByRole('option');
    expect(await rows.count()).toBeLessThanOrEqual(SEARCH.perPage);
    const pages = await rows.evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    expect(new Set(pages).size).toBe(1);
  }
  const marks = await dialog.rows.locator('mark').allTextContents();
  expect(marks.some((mark) => mark.toLowerCase().includes('snapshot'))).toBe(true);
  await expect(dialog.status).toHaveText(
    text.en.search.count(await dialog.rows.count(), 'snapshot'),
  );
});

test('‘No results for’ with up to 3 suggestions, each of which finds something', async ({
  page,
  text,
}) => {
  const { search } = text.en;
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/');
  const nothing = 'snapshotzzzq xqzwv';
  await dialog.search('שלום!');
  await expect(dialog.root.getByRole('strong')).toHaveCSS('direction', 'rtl');
  await dialog.search(nothing);
  await expect(
    dialog.root.getByText(`${search.nothing.before}${nothing}${search.nothing.after}`),
  ).toBeVisible();
  const suggestions = dialog.root
    .getByRole('list', { name: search.suggestions })
    .getByRole('button');
  const names = await suggestions.allTextContents();
  expect(names.length).toBeGreaterThan(0);
  expect(names.length).toBeLessThanOrEqual(SEARCH.suggestions);
  await expect(dialog.root.getByText(search.report)).toBeVisible();
  const report = dialog.root.getByRole('link', { name: search.reportLink });
  await expect(report).toHaveAttribute('href', new RegExp(encodeURIComponent(nothing)));
  for (const name of names) {
    await dialog.search(nothing);
    await suggestions.nth(names.indexOf(name)).click();
    await dialog.said(name);
    await expect(dialog.rows.first()).toBeVisible();
  }
});

test('the heading of a hit ends up below the navbar', async ({ page, text }) => {
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/guide/start/');
  await dialog.search('toHaveBeenCalledTimes');
  const hash = dialog.rows.and(page.locator('[href*="#"]')).first();
  const id = new URL((await hash.getAttribute('href')) ?? '', 'http://x').hash.slice(1);
  await hash.click();
  await expect(dialog.root).toHaveCount(0);
  const heading = page.locator(`[id="${decodeURIComponent(id)}"]`);
  const top = async () => (await heading.boundingBox())?.y;
  await expect.poll(top).toBeGreaterThanOrEqual(72);
  await expect.poll(top).toBeLessThanOrEqual(96);
});

test('markup in the query and in the pages is text, and 10,000 characters are cut to 512', async ({
  page,
}) => {
  const boxes: string[] = [];
  page.on('dialog', (box) => {
    boxes.push(box.message());
    void box.dismiss();
  });
  const dialog = new Dialog(page);
  await dialog.openOn('/guide/start/');
  const markup = '<img src=x onerror=alert(1)>qqq';
  await dialog.search(markup);
  await dialog.search('<script>alert(1)</script>');
  await dialog.search('--testTimeout <value>');
  await expect(dialog.rows.first()).toContainText('--testTimeout <value>');
  await page.keyboard.press('Control+a');
  await page.evaluate(
    (value) => document.execCommand('insertText', false, value),
    'snapshot '.repeat(1112),
  );
  await expect(dialog.input).toHaveValue('snapshot '.repeat(60).slice(0, UI_LIMITS.searchInput));
  await dialog.said('snapshot snapshot');
  await expect(dialog.root.locator('img, script')).toHaveCount(0);
  expect(boxes).toEqual([]);
});

test('at 768 px and on a phone the button keeps its name, and nothing overflows', {
  tag: FULL,
}, async ({ page, text }) => {
  await open(page, '/guide/start/');
  const button = page.getByRole('button', { name: text.en.search.button, exact: true });
  for (const width of [320, 390, 767, 768, 961, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(button).toBeVisible();
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
  }
});

for (const lang of ['en', 'zh'] as const) {
  test(`a pasted text is cut to 512 characters, and the reader is told (${lang})`, async ({
    page,
    text,
  }) => {
    const dialog = new Dialog(page, text[lang]);
    await dialog.openOn(lang === 'en' ? '/config/test/bail' : '/zh/config/test/bail');
    const notice = SEARCH_TEXT[lang].cut(512);
    const pasted = `ReferenceError: document is not defined ${'at '.repeat(500)}`;
    await dialog.input.fill(pasted.slice(0, 512));
    await expect(dialog.rows.first()).toBeVisible();
    await expect(dialog.root.locator('.search-cut')).toHaveCount(0);
    await dialog.input.fill(pasted);
    await expect(dialog.input).toHaveValue(pasted.slice(0, 512));
    await expect(dialog.root.locator('.search-cut')).toHaveText(notice);
    await expect(dialog.status).toContainText(notice);
    await expect(dialog.rows.first()).toBeVisible();
    await page.keyboard.press('Backspace');
    await expect(dialog.root.locator('.search-cut')).toHaveCount(0);
  });
}

test('a text that was pasted before the dialog is loaded is cut, too', async ({ page }) => {
  const release = await delayRequests(page, /search-dialog/);
  await open(page, '/config/test/bail');
  await page.keyboard.press('Control+k');
  await page.keyboard.insertText('a'.repeat(600));
  release();
  const dialog = new Dialog(page);
  await expect(dialog.root.locator('.search-cut')).toHaveText(SEARCH_TEXT.en.cut(512));
  await expect(dialog.input).toHaveValue('a'.repeat(512));
});
