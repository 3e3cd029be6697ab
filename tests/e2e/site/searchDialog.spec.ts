import { painted } from '../support/frames.ts';
import { scrolledTo, scrollTo } from '../support/scrolling.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** What opens and closes the search dialog, its keys, and the searches that it keeps. */

test('Ctrl+K opens and closes the dialog; / opens it, and is typed in it', async ({ page }) => {
  await open(page, '/guide/start/');
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

test('Escape clears a query first, then closes the dialog and gives the focus back', async ({
  page,
}) => {
  await open(page, '/guide/start/');
  const link = page.getByRole('main').getByRole('paragraph').getByRole('link').first();
  await link.focus();
  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.search('snapshot');
  await page.keyboard.press('Escape');
  await expect(dialog.input).toHaveValue('');
  await expect(dialog.input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('the button opens it, the reset button clears it, and a press outside closes it', async ({
  page,
  text,
}) => {
  await open(page, '/guide/start/');
  const dialog = new Dialog(page);
  await page.getByRole('button', { name: text.en.search.button, exact: true }).click();
  await dialog.search('snapshot');
  await dialog.root.getByRole('button', { name: text.en.search.clear }).click();
  await expect(dialog.input).toHaveValue('');
  await expect(dialog.input).toBeFocused();
  await page.mouse.click(5, 400);
  await expect(dialog.root).toHaveCount(0);
  // On a phone, nothing is outside.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: text.en.search.button, exact: true }).click();
  await dialog.root.getByRole('button', { name: text.en.search.cancel }).click();
  await expect(dialog.root).toHaveCount(0);
});

test('selected text is searched for when the dialog opens', async ({ page }) => {
  await open(page, '/guide/basic/snapshot');
  await page.getByRole('heading', { level: 1 }).selectText();
  await page.keyboard.press('Control+k');
  const dialog = new Dialog(page);
  await expect(dialog.input).toHaveValue('Snapshots');
  await expect(dialog.rows.first()).toBeVisible();
});

test('arrow keys move through the results, round and round, without moving the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 420 });
  await open(page, '/guide/basic/cli');
  await scrollTo(page, 300);
  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.search('setupFiles');
  const rows = await dialog.rows.allTextContents();
  expect(rows.length).toBeGreaterThan(4);
  await expect(dialog.active).toHaveText(rows[0] ?? '');
  for (const row of [...rows.slice(1), rows[0] ?? '']) {
    await page.keyboard.press('ArrowDown');
    await expect(dialog.active).toHaveText(row);
    await expect(dialog.active).toBeInViewport();
    const id = (await dialog.active.getAttribute('id')) ?? '';
    await expect(dialog.input).toHaveAttribute('aria-activedescendant', id);
  }
  await page.keyboard.press('ArrowUp');
  await expect(dialog.active).toHaveText(rows.at(-1) ?? '');
  expect(await scrolledTo(page)).toBe(300);
  await dialog.rows.nth(2).hover();
  await expect(dialog.active).toHaveText(rows[2] ?? '');
});

test('Ctrl+Enter and a middle click open the hit in another tab and leave the dialog open', async ({
  page,
  context,
}) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('testTimeout');
  const byKey = context.waitForEvent('page');
  await page.keyboard.press('Control+Enter');
  await expect(await byKey).toHaveURL(/\/config\/test\/testTimeout/);
  const byMouse = context.waitForEvent('page');
  await dialog.rows.nth(1).click({ button: 'middle' });
  await (await byMouse).close();
  await expect(dialog.input).toHaveValue('testTimeout');
});

test('while an input method composes, its keys do nothing in the dialog', async ({
  page,
  text,
}) => {
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/guide/basic/cli');
  await dialog.search('快照');
  const active = (await dialog.active.textContent()) ?? '';
  const session = await page.context().newCDPSession(page);
  await session.send('Input.imeSetComposition', { text: 'k', selectionStart: 1, selectionEnd: 1 });
  for (const key of ['ArrowDown', 'Enter', 'Escape', 'Tab']) {
    const press = { key, code: key, windowsVirtualKeyCode: 229 };
    await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...press });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...press });
  }
  await painted(page);
  await expect(dialog.input).toBeFocused();
  await expect(dialog.input).toHaveValue('快照k');
  await expect(dialog.active).toHaveText(active);
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/cli$/);
});

test('back closes the dialog, and the page stays where the reader was', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  await scrollTo(page, 500);
  const dialog = new Dialog(page);
  await dialog.show();
  await dialog.search('testTimeout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/testTimeout/);
  await dialog.show();
  await page.goBack();
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
  await expect(dialog.root).toHaveCount(0);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(450);
});

test('chosen pages are kept as recent searches, newest first, and can be saved and removed', async ({
  page,
  text,
}) => {
  const { search } = text.en;
  const dialog = new Dialog(page);
  const titles = (name: string) =>
    dialog.root.getByRole('list', { name }).locator('.search-row-title');
  await dialog.openOn('/');
  for (const query of ['bail', 'testTimeout', 'bail']) {
    await dialog.search(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${query}$`));
    await dialog.show();
  }
  await expect(titles(search.recent)).toHaveText(['bail', 'testTimeout']);
  const row = (name: string) => dialog.root.getByRole('listitem').filter({ hasText: name });
  await row('bail').getByRole('button', { name: search.saveRecent }).click();
  await expect(titles(search.favorites)).toHaveText(['bail']);
  await expect(titles(search.recent)).toHaveText(['testTimeout']);
  await page.reload();
  await dialog.openOn('/');
  await expect(titles(search.favorites)).toHaveText(['bail']);
  await row('testTimeout').getByRole('button', { name: search.removeRecent }).focus();
  await page.keyboard.press('Enter');
  await expect(titles(search.recent)).toHaveCount(0);
  await expect(dialog.input).toBeFocused();
  await row('bail').getByRole('button', { name: search.removeFavorite }).click();
  await expect(dialog.root.getByText(search.noRecent)).toBeVisible();
});
