import { LANGUAGE_TAGS } from '../../../content/languages.ts';
import { START_PAGES } from '../../../theme/settings/startPages.ts';
import { Dialog } from '../support/searchDialog.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** The start screen of the search dialog: links to pages that most readers need. */

for (const [language, prefix] of [
  ['en', ''],
  ['zh', '/zh'],
] as const) {
  test(`${language}: below “No recent searches” are six links, each to the page that it names`, {
    tag: FULL,
  }, async ({ page, text }) => {
    const { search } = text[language];
    const dialog = new Dialog(page, text[language]);
    // One of them is the page itself.
    await dialog.openOn(`${prefix}/guide/start/quick-start`);
    const links = dialog.root
      .getByRole('navigation', { name: search.startPages })
      .getByRole('link');
    const none = dialog.root.getByText(search.noRecent, { exact: true });
    const pages = Object.values(START_PAGES);
    for (const [i, route] of pages.entries()) {
      await expect(none).toBeVisible();
      await expect(links).toHaveCount(Object.keys(START_PAGES).length);
      const title = await links.nth(i).innerText();
      await links.nth(i).click();
      await expect(dialog.root).toHaveCount(0);
      await expect(page).toHaveURL(new RegExp(`${prefix}${route}$`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGE_TAGS[language]);
      await dialog.show();
    }
  });
}

test('arrow keys move between the field and the links, Enter follows one, a letter is typed', async ({
  page,
  text,
}) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.loaded();
  const links = dialog.root
    .getByRole('navigation', { name: text.en.search.startPages })
    .getByRole('link');
  await page.keyboard.press('ArrowDown');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(links.nth(2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(dialog.input).toBeFocused();
  // The list of shortcuts is below the links.
  await page.keyboard.press('ArrowUp');
  await expect(dialog.root.getByRole('button', { name: text.en.search.shortcuts })).toBeFocused();
  await page.keyboard.type('mock');
  await expect(dialog.input).toBeFocused();
  await expect(dialog.input).toHaveValue('mock');
  await dialog.said('mock');
  await expect(links).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await dialog.root.getByRole('link', { name: 'Command line' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/guide\/basic\/cli$/);
  await expect(dialog.root).toHaveCount(0);
});

test('recent searches take the links’ place, and the links return with the last one removed', {
  tag: FULL,
}, async ({ page, text }) => {
  const { search } = text.en;
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('testTimeout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/testTimeout/);
  await dialog.show();
  await expect(dialog.root.getByRole('list', { name: search.recent })).toBeVisible();
  const links = dialog.root.getByRole('navigation', { name: search.startPages });
  await expect(links).toBeHidden();
  await dialog.root.getByRole('button', { name: search.removeRecent }).click();
  await expect(links).toBeVisible();
});

test('with blocked storage, which can’t keep searches, the links are shown too', async ({
  page,
  context,
  text,
}) => {
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await expect(
    dialog.root.getByRole('navigation', { name: text.en.search.startPages }),
  ).toBeVisible();
});
