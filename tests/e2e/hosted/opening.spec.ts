import { delayRequests } from '../support/delayRequests.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from './test.ts';

/** What opens and closes the dialog. */

test('Ctrl+K and / open the dialog, and close it or are typed', async ({ page }) => {
  await open(page, '/guide/alpha');
  const dialog = new Dialog(page);
  for (const key of ['Control+k', 'Meta+k']) {
    await page.keyboard.press(key);
    await expect(dialog.input).toBeFocused();
    await page.keyboard.press(key);
    await expect(dialog.root).toHaveCount(0);
  }
  await page.keyboard.press('/');
  await expect(dialog.input).toBeFocused();
  await expect(dialog.input).toHaveValue('');
  await page.keyboard.press('/');
  await expect(dialog.input).toHaveValue('/');
});

test('“/” typed in a field, a composed key, Ctrl+Shift+K and Alt+K do not open it', {
  tag: FULL,
}, async ({ page }) => {
  await open(page, '/reference/');
  const filter = page.getByRole('main').getByRole('searchbox').or(page.locator('main input'));
  await filter.first().focus();
  await page.keyboard.press('/');
  await expect(filter.first()).toHaveValue('/');
  await filter.first().blur();
  for (const key of ['Control+Shift+k', 'Alt+k', 'Alt+/']) await page.keyboard.press(key);
  await page.evaluate(() =>
    document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key: '/', isComposing: true, bubbles: true }),
    ),
  );
  await expect(new Dialog(page).root).toHaveCount(0);
});

test('the button opens it; typing on it begins the query, also while the dialog is on its way', {
  tag: FULL,
}, async ({ page, text }) => {
  await open(page, '/');
  const dialog = new Dialog(page);
  const button = page.getByRole('button', { name: text.en.search.button });
  await button.click();
  await expect(dialog.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.type('beta');
  await expect(dialog.input).toHaveValue('beta');
  await expect(dialog.rows).toHaveCount(2);
});

test('text typed before the dialog is loaded is not lost', { tag: FULL }, async ({ page }) => {
  const release = await delayRequests(page, /search-dialog/);
  await open(page, '/');
  const dialog = new Dialog(page);
  await page.keyboard.press('Control+k');
  await expect(dialog.input).toBeFocused();
  await page.keyboard.type('alpha');
  await page.keyboard.press('Escape');
  await expect(dialog.input).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('/');
  await expect(dialog.input).toHaveValue(/./);
  await page.keyboard.type('betaa');
  await page.keyboard.press('Backspace');
  await expect(dialog.input).toHaveValue('beta');
  release();
  await expect(dialog.input).toHaveValue('beta');
  await expect(dialog.rows).toHaveCount(2);
  await page.keyboard.press('ArrowDown');
  await expect(dialog.rows.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.type('x');
  await expect(dialog.input).toHaveValue('betax');
});

test('selected text is searched for when the dialog opens', {
  tag: FULL,
}, async ({ page }) => {
  await open(page, '/guide/alpha');
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('Control+k');
  const dialog = new Dialog(page);
  await expect(dialog.input).toHaveValue('Alpha');
  await expect(dialog.rows.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(dialog.input).not.toBeFocused();
  await dialog.input.focus();
  await expect(dialog.rows.first()).toBeVisible();
});

test('Escape clears a query first, then closes the dialog and gives the focus back', async ({
  page,
}) => {
  await open(page, '/guide/alpha');
  const link = page.getByRole('main').getByRole('link', { name: 'Beta' }).first();
  await link.focus();
  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.search('beta');
  await page.keyboard.press('Escape');
  await expect(dialog.input).toHaveValue('');
  await expect(dialog.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('a press outside closes the dialog, and the reset button only clears', {
  tag: FULL,
}, async ({ page, text }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('beta');
  await dialog.root.getByRole('button', { name: text.en.search.clear }).click();
  await expect(dialog.input).toHaveValue('');
  await expect(dialog.input).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(dialog.root).toHaveCount(0);
});

test('on a phone a button closes it', { tag: FULL }, async ({ page, text }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/');
  await page.getByRole('button', { name: text.en.search.button }).click();
  const dialog = new Dialog(page);
  await dialog.root.getByRole('button', { name: text.en.search.cancel }).click();
  await expect(dialog.root).toHaveCount(0);
});
