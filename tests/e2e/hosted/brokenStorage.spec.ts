import { Dialog } from '../support/searchDialog.ts';
import { open } from '../support/site.ts';
import { FULL, fullAfter } from '../support/tags.ts';
import { FAVORITE, RECENT, saved, savedTitles } from './storedSearches.ts';
import { expect, test } from './test.ts';

/** Invalid saved searches, and storage that doesn't work. */

const INVALID = [
  'not json',
  '{"length":3}',
  '[null,1,"x",[],{}]',
  '[{"objectID":"a","url":"/guide/beta","type":"lvl1","hierarchy":null}]',
  '[{"objectID":"a","url":"javascript:alert(1)","type":"lvl1","hierarchy":{"lvl0":"x","lvl1":"x"}}]',
  '[{"objectID":"a","url":"//evil.example/","type":"lvl1","hierarchy":{"lvl0":"x","lvl1":"x"}}]',
];

for (const { what, values, tag } of [
  { what: 'not even JSON', values: INVALID.slice(0, 1), tag: [] },
  { what: 'JSON of another form', values: INVALID.slice(1), tag: FULL },
]) {
  test(`corrupted storage, ${what}: the dialog opens, works, and repairs it`, {
    tag,
  }, async ({ page, text }) => {
    for (const invalid of values) {
      await open(page, '/');
      await page.evaluate(
        ([recent, favorite, value]) => {
          localStorage.setItem(recent as string, value as string);
          localStorage.setItem(favorite as string, value as string);
        },
        [RECENT, FAVORITE, invalid],
      );
      const dialog = new Dialog(page);
      await dialog.show();
      await expect(dialog.root.getByText(text.en.search.noRecent)).toBeVisible();
      await dialog.search('beta');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/guide\/beta$/);
      await dialog.show();
      await expect(savedTitles(dialog, text.en.search.recent)).toHaveText(['Beta']);
    }
  });
}

test('markup in a stored search is text', { tag: FULL }, async ({ page, text }) => {
  await open(page, '/');
  const markup = '<img src=x onerror="document.title=1">';
  await page.evaluate(
    ([key, entry]) => localStorage.setItem(key as string, entry as string),
    [
      RECENT,
      JSON.stringify([
        { ...saved('x'), hierarchy: { lvl0: markup, lvl1: markup, lvl2: markup }, content: markup },
      ]),
    ],
  );
  const dialog = new Dialog(page);
  await dialog.show();
  await expect(savedTitles(dialog, text.en.search.recent)).toHaveText(markup);
  await expect(dialog.root.locator('img')).toHaveCount(0);
});

const BROKEN = [
  [
    'blocked',
    () => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    },
  ],
  [
    'full',
    () => {
      const { setItem } = Storage.prototype;
      Storage.prototype.setItem = function (key: string, value: string) {
        if (value.length > 100) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      };
    },
  ],
] as const;

for (const [index, [what, breakStorage]] of BROKEN.entries()) {
  test(`storage that is ${what}: searching and going to a hit work`, {
    tag: fullAfter(1, index),
  }, async ({ page, context }) => {
    await context.addInitScript(breakStorage);
    const dialog = new Dialog(page);
    await dialog.openOn('/');
    await dialog.search('beta');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/guide\/beta$/);
    await dialog.show();
    await dialog.search('alpha');
    await dialog.rows.first().click();
    await expect(page).toHaveURL(/\/guide\/alpha$/);
  });
}
