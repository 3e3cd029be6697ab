import type { Locator } from '@playwright/test';
import { Dialog } from '../support/searchDialog.ts';
import { fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

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

test('a row says which heading its section is below', async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('coverage.provider');
  await expect(dialog.rows.first()).toContainText('coverage.provider · Enable coverage');
});

test('an asked name is highlighted, its words in the same row aren’t', async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('testTimeout');
  const row = dialog.rows.first();
  await expect(row).toContainText('a test can take');
  await expect(row.locator('mark')).toHaveText(['testTimeout', 'testTimeout']);
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

for (const [index, colorScheme] of (['light', 'dark'] as const).entries()) {
  test(`${colorScheme}: the chosen row has the text color of the others, on another background`, {
    tag: fullAfter(1, index),
  }, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
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
}

test('the chosen row is outlined where colors are forced', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('mock');
  expect((await colors(dialog.active)).outlineStyle).toBe('solid');
  expect((await colors(dialog.rows.nth(1))).outlineStyle).toBe('none');
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
  const startLinks = dialog.root.getByRole('navigation').getByRole('link');
  await expectComfortable(dialog, startLinks);
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
