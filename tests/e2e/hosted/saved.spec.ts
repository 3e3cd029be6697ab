import type { Page } from '@playwright/test';
import { SEARCH } from '../../../theme/settings/search.ts';
import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { FAVORITE, RECENT, saved, savedList, savedTitles } from './storedSearches.ts';
import { expect, test } from './test.ts';

/** Sections 2.6, 4, and 9: recent and favorite searches. */

const names = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => `${prefix}-${index}`);

/** Opens a page with saved searches in storage. */
async function openWith(page: Page, recent: string[], favorite: string[] = []) {
  await open(page, '/');
  await page.evaluate(
    ([recentName, recents, favoriteName, favorites]) => {
      localStorage.setItem(recentName as string, JSON.stringify(recents));
      localStorage.setItem(favoriteName as string, JSON.stringify(favorites));
    },
    [RECENT, recent.map(saved), FAVORITE, favorite.map(saved)],
  );
  const dialog = new Dialog(page);
  await dialog.show();
  return dialog;
}

test('without saved searches, the dialog says so', async ({ page, text }) => {
  const dialog = new Dialog(page, text.en);
  await dialog.openOn('/');
  await expect(dialog.root.getByText(text.en.search.noRecent, { exact: true })).toBeVisible();
});

test('with an empty query, the dialog lists what was chosen, newest first', async ({
  page,
  text,
  algolia,
}) => {
  const { search } = text.en;
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  for (const [query, hash] of [
    ['Second', '#second'],
    ['needle', '#third'],
    ['Second', '#second'],
  ] as const) {
    await dialog.search(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${hash}$`));
    await dialog.show();
  }
  // A hit in a section's text is saved as that section.
  await expect(savedTitles(dialog, search.recent)).toHaveText(['Second', 'Third']);
  const asked = algolia.searches().length;
  await dialog.search('alpha');
  await expect(savedTitles(dialog, search.recent)).toHaveCount(0);
  await dialog.input.fill('');
  await expect(savedTitles(dialog, search.recent)).toHaveText(['Second', 'Third']);
  await dialog.input.fill('   ');
  await expect(savedTitles(dialog, search.recent)).toHaveText(['Second', 'Third']);
  expect(algolia.searches()).toHaveLength(asked + 1);

  await page.keyboard.press('ArrowDown');
  await expect(dialog.active).toContainText('Third');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/alpha#third$/);
});

test('each language has its own', { tag: FULL }, async ({ page, text }) => {
  await openWith(page, ['one']);
  const dialog = new Dialog(page, text.zh);
  await dialog.openOn('/zh/');
  await expect(dialog.root.getByText(text.zh.search.noRecent)).toBeVisible();
});

test('a recent search can become a favorite, of which there are at most ten', {
  tag: FULL,
}, async ({ page, text }) => {
  const { search } = text.en;
  const dialog = await openWith(page, ['a', 'b'], names(10, 'favorite'));
  await savedList(dialog, search.recent)
    .getByRole('listitem')
    .filter({ has: page.getByText('b', { exact: true }) })
    .getByRole('button', { name: search.saveRecent })
    .click();
  await expect(savedTitles(dialog, search.recent)).toHaveText(['a']);
  await expect(savedTitles(dialog, search.favorites)).toHaveText([
    'b',
    ...names(SEARCH.favorites - 1, 'favorite'),
  ]);
  await page.reload();
  await dialog.openOn('/');
  await expect(savedTitles(dialog, search.favorites)).toHaveCount(SEARCH.favorites);
});

test('saved searches can be removed by mouse and keyboard, which keeps the focus', async ({
  page,
  text,
}) => {
  const { search } = text.en;
  const dialog = await openWith(page, ['a', 'b'], ['c']);
  const remove = (name: string, button: string) =>
    dialog.root
      .getByRole('listitem')
      .filter({ has: page.getByText(name, { exact: true }) })
      .getByRole('button', { name: button });
  await remove('a', search.removeRecent).click();
  await expect(savedTitles(dialog, search.recent)).toHaveText(['b']);
  await remove('c', search.removeFavorite).focus();
  await page.keyboard.press('Enter');
  await expect(savedTitles(dialog, search.favorites)).toHaveCount(0);
  await expect(dialog.input).toBeFocused();
  await remove('b', search.removeRecent).focus();
  await page.keyboard.press('Space');
  await expect(dialog.root.getByText(search.noRecent)).toBeVisible();
  await expect(dialog.input).toBeFocused();
});

test('the buttons also work with reduced motion', { tag: FULL }, async ({ page, text }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const dialog = await openWith(page, ['a', 'b']);
  await dialog.root.getByRole('button', { name: text.en.search.saveRecent }).first().click();
  await expect(savedTitles(dialog, text.en.search.favorites)).toHaveText(['a']);
  await dialog.root.getByRole('button', { name: text.en.search.removeRecent }).first().click();
  await expect(savedTitles(dialog, text.en.search.recent)).toHaveCount(0);
});
