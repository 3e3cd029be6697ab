import { SEARCH } from '../../../theme/settings/search.ts';
import { Dialog } from '../support/searchDialog.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { expect, test } from './test.ts';

/** Sections 2.6 and 9: what the results look like. */

test('results are grouped by page, at most five each, and 20 are requested', async ({
  page,
  algolia,
  text,
}) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('crowd');
  await expect(dialog.groups).toHaveText(['Guide › Tabs', 'Guide › Images']);
  const tabs = dialog.root.getByRole('listbox', { name: 'Guide › Tabs' });
  const images = dialog.root.getByRole('listbox', { name: 'Guide › Images' });
  await expect(tabs.getByRole('option')).toHaveText(
    [0, 1, 2, 3, 4].map((number) => `Crowd ${number}`),
  );
  await expect(images.getByRole('option')).toHaveCount(3);
  expect(algolia.searches()[0]?.body.requests[0].hitsPerPage).toBe(SEARCH.hits);
  // The number of rows, through which the arrow keys move.
  await expect(dialog.status).toHaveText(text.en.search.count(8, 'crowd'));
});

test('every list is named, and no ID occurs twice', {
  tag: FULL,
}, async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('crowd');
  const ids = await page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(ids).size).toBe(ids.length);
  const controls = (await dialog.input.getAttribute('aria-controls'))?.split(' ') ?? [];
  expect(controls).toHaveLength(2);
  for (const id of controls) expect(ids).toContain(id);
  expect(ids).toContain(await dialog.input.getAttribute('aria-activedescendant'));
});

const SNIPPETS = [
  [SEARCH.narrowUpTo + 1, SEARCH.snippetWords],
  [SEARCH.narrowUpTo, SEARCH.snippetWordsNarrow],
  [1440, SEARCH.snippetWords],
  [320, SEARCH.snippetWordsNarrow],
] as const;

for (const [index, [width, words]] of SNIPPETS.entries()) {
  test(`snippets are shorter on narrow screens: ${words} words at ${width} px`, {
    tag: fullAfter(2, index),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const dialog = new Dialog(page);
    await dialog.openOn('/');
    await dialog.search('needle');
    const detail = dialog.rows.first().locator('.search-row-detail');
    await expect(detail.locator('mark')).toHaveText('needle');
    const shown = (await detail.textContent())?.replaceAll('…', '').split(' ') ?? [];
    expect(shown).toHaveLength(words);
  });
}

test('a hit shows its heading and the matching text, and links to it', async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('needle');
  await expect(dialog.rows).toContainText(['Third']);
  await expect(dialog.rows.first()).toHaveAttribute('href', '/guide/alpha#third');
  await dialog.rows.first().click();
  await expect(page).toHaveURL(/\/guide\/alpha#third$/);
  await expect(dialog.root).toHaveCount(0);
});

test('markup in a page and in a query is text', { tag: FULL }, async ({ page, text }) => {
  const dialogs: string[] = [];
  page.on('dialog', (box) => {
    dialogs.push(box.message());
    void box.dismiss();
  });
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('promise<t>');
  await expect(dialog.groups).toHaveText(['Reference › Promise<T> & <script>alert(1)</script>']);
  await expect(dialog.rows.locator('.search-row-title')).toHaveText([
    'Promise<T> & <script>alert(1)</script>',
  ]);
  await dialog.search('&lt;b');
  await expect(dialog.rows.locator('.search-row-detail')).toContainText('&lt;b&gt;');
  await expect(dialog.rows.locator('mark')).toHaveText(['&lt;b']);
  await dialog.search('onerror');
  await expect(dialog.rows.locator('.search-row-detail')).toContainText('onerror="alert(1)"');
  await dialog.search('<img src=x onerror=alert(2)>');
  const { before } = text.en.search.nothing;
  await expect(dialog.root.locator('.search-screen')).toContainText(
    `${before}<img src=x onerror=alert(2)>`,
  );
  await expect(dialog.root.locator('img, script')).toHaveCount(0);
  expect(dialogs).toEqual([]);
});

test('such a hit is also saved as text', { tag: FULL }, async ({ page }) => {
  const dialog = new Dialog(page);
  await dialog.openOn('/');
  await dialog.search('promise<t>');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/snapshot-format$/);
  await dialog.show();
  await expect(dialog.root.locator('.search-row-title')).toHaveText(
    'Promise<T> & <script>alert(1)</script>',
  );
  await expect(dialog.root.locator('script')).toHaveCount(0);
});
