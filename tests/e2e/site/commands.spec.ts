import type { Locator } from '@playwright/test';
import { SEARCH_TEXT } from '../../../theme/i18n/text/searchText.ts';
import { SHORTCUT_TEXT } from '../../../theme/i18n/text/shortcutText.ts';
import { Dialog } from '../support/searchDialog.ts';
import { expect, test } from '../support/test.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** The commands of the search dialog. */

const { commands } = SEARCH_TEXT.en;

test('a command is typed after “>” and run by Enter: the theme', async ({ page }) => {
  const html = page.locator('html');
  const dialog = new Dialog(page);
  await dialog.openOn('/config/test/bail');
  await expect(html).toHaveAttribute('data-appearance', 'light');
  await dialog.search('>dark');
  await expect(dialog.root.getByRole('button', { name: commands.dark })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(dialog.root).toHaveCount(0);
  await expect(html).toHaveAttribute('data-appearance', 'dark');
  // The opposite is offered now.
  await dialog.show();
  await expect(dialog.root.getByRole('button', { name: commands.light })).toBeVisible();
});

test('Enter right after “>zh” was typed switches the language of the page', async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/config/test/bail');
  await page.keyboard.type('>chinese');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/zh\/config\/test\/bail$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
});

test('arrow keys move through the commands, and Escape clears the query', async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/config/test/bail');
  await dialog.search('>');
  const buttons = dialog.root.locator('.search-matches').getByRole('button');
  await expect(dialog.status).toContainText('6 results');
  await page.keyboard.press('ArrowDown');
  await expect(buttons.first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(buttons.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: SHORTCUT_TEXT.en.title })).toBeVisible();
  await expect(dialog.root).toHaveCount(0);
});

test('copies say that they are done: the install command in the chosen package manager, and the page', async ({
  page,
  request,
}) => {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const dialog = new Dialog(page);
  await dialog.openOn('/guide/start/quick-start');
  await page.keyboard.press('Escape');
  await page.getByRole('tab', { name: 'pnpm' }).first().click();
  await dialog.show();
  await dialog.root.getByRole('button', { name: commands.copyInstall }).click();
  await expect(dialog.root.getByRole('button', { name: commands.copied })).toBeFocused();
  await expect(dialog.status).toContainText(commands.copied);
  expect(await clipboard()).toBe('pnpm add -D @rstest/core');
  await dialog.root.getByRole('button', { name: commands.copyPage }).click();
  await expect(dialog.root.getByRole('button', { name: commands.copied })).toHaveCount(2);
  const markdown = await (await request.get('/guide/start/quick-start.md')).text();
  expect(await clipboard()).toBe(markdown);
});

test('a word of a command lists it below the results, which Enter still opens', async ({
  page,
}) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/config/test/bail');
  await dialog.search('install');
  await expect(dialog.rows.first()).toBeVisible();
  const command = dialog.root.getByRole('button', { name: commands.copyInstall });
  await expect(command).toHaveCount(1);
  const place = async (row: Locator) => (await row.boundingBox())?.y ?? 0;
  expect(await place(command)).toBeGreaterThan(await place(dialog.rows.last()));
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/bail/);
});
