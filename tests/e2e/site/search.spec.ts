import type { Locator } from '@playwright/test';
import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { SEARCH } from '../../../theme/settings/search.ts';
import { documents } from '../support/pageLoads.ts';
import { Dialog } from '../support/searchDialog.ts';
import { expect, test } from '../support/test.ts';

/** Search on the documentation site, with its embedded index. */

test('an option’s name finds its page first, and Enter or a click goes there without a full load', async ({
  page,
  text,
}) => {
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/guide/start/');
  for (const asked of ['testTimeout', 'tesTimeout', 'test timeout']) {
    await dialog.search(asked);
    await expect(dialog.rows.first()).toHaveAttribute('href', /^\/config\/test\/testTimeout/);
  }
  const loads = documents(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/config\/test\/testTimeout/);
  await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS.en);
  await dialog.show();
  await expect(dialog.root.getByRole('list', { name: text.en.search.recent })).toBeVisible();
  await dialog.search('retry');
  await dialog.rows.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('retry');
  expect(loads).toEqual([]);
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

test('a pasted text is cut to 512 characters, and the reader is told', async ({ page, text }) => {
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/config/test/bail');
  const notice = text.en.search.cut(512);
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

/** What the rows of results say, and how they look. */

test('the row of an option says its type and default, then what it does', async ({
  page,
  text: words,
}) => {
  const dialog = new Dialog(page, words.en);
  await dialog.openOn('/guide/start/');
  await dialog.search('testTimeout');
  const row = dialog.rows.first();
  await expect(row.locator('.search-row-title')).toHaveText('testTimeout');
  await expect(row.locator('.search-row-detail')).toHaveText(
    /^number · default 5000 testTimeout is the maximum time/,
  );
  // The sections below describe the option, but aren't about it alone.
  await expect(dialog.root.getByText('number · default 5000')).toHaveCount(1);
});

test('Chinese words are highlighted, not their characters here and there', async ({
  page,
  text,
}) => {
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/');
  for (const query of ['快照', '禁用隔离', '快找']) {
    await dialog.search(query);
    await expect(dialog.rows.first()).toBeVisible();
    const marks = await dialog.rows.locator('mark').allTextContents();
    expect(marks.filter((mark) => mark.length < 2)).toEqual([]);
  }
});

/** The colors and outline of a row. */
function colors(row: Locator) {
  return row.evaluate((element) => {
    const { backgroundColor, color, outlineStyle } = getComputedStyle(element);
    return { backgroundColor, color, outlineStyle };
  });
}

test('the chosen row has the text color of the others, on another background', async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('mock');
  const [chosen, other] = [await colors(dialog.active), await colors(dialog.rows.nth(1))];
  expect(chosen.color).toBe(other.color);
  expect(chosen.backgroundColor).not.toBe(other.backgroundColor);
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => colors(dialog.rows.nth(1))).toEqual(chosen);
  await expect.poll(() => colors(dialog.rows.first())).toEqual(other);
});

test('at 320 px titles are whole, targets are 44 px high, nothing scrolls sideways', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 320, height: 740 });
  const { search } = text.en;
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/');
  const home = page.url();
  await dialog.search('coverage provider');
  await expectComfortable(dialog, dialog.rows);
  const cut = await dialog.rows
    .locator('.search-row-title')
    .evaluateAll((titles) => titles.filter((title) => title.scrollWidth > title.clientWidth));
  expect(cut).toEqual([]);
  await dialog.rows.first().click();
  await expect(dialog.root).toHaveCount(0);
  // A navigation that ends later closes the dialog again.
  await expect(page).not.toHaveURL(home);
  await dialog.show();
  const saved = dialog.root.getByRole('list', { name: search.recent });
  await expectComfortable(dialog, saved.getByRole('link'));
  await expectComfortable(dialog, saved.getByRole('button'));
});

/** Expects all targets and the dialog's buttons to be 44 px high, and nothing to overflow. */
async function expectComfortable(dialog: Dialog, targets: Locator) {
  await expect(targets.first()).toBeVisible();
  const shown = [targets, dialog.root.getByRole('button')];
  for (const target of (await Promise.all(shown.map((one) => one.all()))).flat()) {
    const { height = 0 } = (await target.boundingBox()) ?? {};
    expect(height, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
  const overflow = await dialog.root
    .locator('.DocSearch-Dropdown')
    .evaluate((screen) => [
      screen.scrollWidth - screen.clientWidth,
      document.documentElement.scrollWidth - window.innerWidth,
    ]);
  expect(Math.max(...overflow)).toBeLessThanOrEqual(0);
}
