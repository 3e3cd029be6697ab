import { UI_LIMITS } from '../../../theme/settings/site.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from './test.ts';

/** Keys and focus in the open dialog. */

test('arrow keys move the active result, round and round, in view and without moving the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  const dialog = new Dialog(page);
  await open(page, '/guide/alpha');
  await page.evaluate(() => window.scrollTo(0, 300));
  await dialog.show();
  await dialog.search('crowd');
  const rows = await dialog.rows.allTextContents();
  expect(rows).toHaveLength(8);
  await expect(dialog.active).toHaveText(rows[0] as string);
  for (const row of [...rows.slice(1), rows[0]]) {
    await page.keyboard.press('ArrowDown');
    await expect(dialog.active).toHaveText(row as string);
    await expect(dialog.active).toBeInViewport();
    await expect(dialog.input).toHaveAttribute(
      'aria-activedescendant',
      (await dialog.active.getAttribute('id')) as string,
    );
  }
  await page.keyboard.press('ArrowUp');
  await expect(dialog.active).toHaveText(rows[7] as string);
  expect(await page.evaluate(() => window.scrollY)).toBe(300);
  await dialog.rows.nth(2).hover();
  await expect(dialog.active).toHaveText(rows[2] as string);
});

test('Enter goes to the active result without a page load', async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await page.evaluate(() => {
    document.documentElement.dataset.loadedBefore = '';
  });
  await dialog.search('first');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/alpha#first$/);
  await expect(dialog.root).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-loaded-before');
  const top = () =>
    page.locator('#first').evaluate((heading) => Math.round(heading.getBoundingClientRect().top));
  await expect.poll(top).toBeGreaterThanOrEqual(72);
  expect(await top()).toBeLessThanOrEqual(96);
});

test('Enter without a result does nothing; Enter before the results opens the first one', {
  tag: FULL,
}, async ({ page, algolia }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await page.keyboard.press('Enter');
  await dialog.search('nowhere');
  await page.keyboard.press('Enter');
  await expect(dialog.input).toHaveValue('nowhere');
  await dialog.search('alpha');
  algolia.answer = () => undefined;
  await page.keyboard.press('Control+a');
  await page.keyboard.type('beta');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/beta$/);
});

test('Ctrl+Enter and a middle click open the hit in another tab and leave the dialog open', {
  tag: FULL,
}, async ({ page, context }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  const byKey = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await byKey).toHaveURL(/\/guide\/beta$/);
  const byMouse = context.waitForEvent('page');
  await dialog.rows.nth(1).click({ button: 'middle' });
  await expect(await byMouse).toHaveURL(/\/guide\/beta#one$/);
  await expect(dialog.input).toHaveValue('beta');
});

test('Tab stays in the dialog, forwards and backwards', { tag: FULL }, async ({ page, text }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement as HTMLElement;
      return element.closest('dialog') ? element.className || element.tagName : 'outside';
    });
  const stops: string[] = [];
  for (let step = 0; step < 8; step++) {
    stops.push(await focused());
    await page.keyboard.press('Tab');
  }
  expect(stops).not.toContain('outside');
  const round = stops.indexOf(stops[0] as string, 1);
  expect(round).toBeGreaterThan(1);
  for (let step = 0; step < 8 % round; step++) await page.keyboard.press('Shift+Tab');
  await expect(dialog.input).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  expect(await focused()).toBe(stops[round - 1]);
  // The results stay visible when the input loses focus.
  await expect(dialog.rows).toHaveCount(2);
  await expect(dialog.root.getByText(text.en.search.nothing.before)).toHaveCount(0);
});

test('it closes when the route changes, and the scroll position stays that of the new page', {
  tag: FULL,
}, async ({ page }) => {
  await open(page, '/guide/alpha');
  await page.evaluate(() => window.scrollTo(0, 500));
  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.search('beta');
  expect(await page.evaluate(() => window.scrollY)).toBe(500);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/beta$/);
  await dialog.show();
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/alpha$/);
  await expect(dialog.root).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(450);
});

test('a query has at most 512 characters, also if it’s pasted', { tag: FULL }, async ({
  page,
  algolia,
  text,
}) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await expect(dialog.input).toHaveAttribute('maxlength', String(UI_LIMITS.searchInput + 1));
  const long = 'needle <b>'.repeat(1000);
  await page.evaluate((value) => {
    document.execCommand('insertText', false, value);
  }, long);
  await expect(dialog.input).toHaveValue(long.slice(0, UI_LIMITS.searchInput));
  await expect(dialog.root.getByText(text.en.search.nothing.before)).toBeVisible();
  await dialog.input.evaluate((input: HTMLInputElement, value) => {
    input.maxLength = 100_000;
    input.focus();
    input.select();
    document.execCommand('insertText', false, value);
  }, long);
  await expect(dialog.input).toHaveValue(long.slice(0, UI_LIMITS.searchInput));
  const queries = algolia.searches().flatMap(({ body }) => body.requests);
  for (const { query } of queries) expect(query.length).toBeLessThanOrEqual(UI_LIMITS.searchInput);
});

test('it closes when the reader goes back from a page that is still loading', {
  tag: FULL,
}, async ({ page }) => {
  await open(page, '/guide/alpha');
  const dialog = new Dialog(page);
  // The URL changes before the page is loaded; here, loading never finishes.
  await page.evaluate(() => history.pushState({ key: 'on its way' }, '', '/guide/beta'));
  await dialog.show();
  await page.goBack();
  await expect(dialog.root).toHaveCount(0);
  await expect(page).toHaveURL(/\/guide\/alpha$/);
});
