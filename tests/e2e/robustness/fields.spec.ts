import type { Locator, Page } from '@playwright/test';
import { COMPOSED_FIELDS, expectPatience } from '../support/composedFields.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const FIELDS = 'select, textarea, input:not([type=radio], [type=checkbox]), [contenteditable=true]';

/** Pages with fields of each kind. */
const PATHS = [
  '/config/test/',
  '/guide/migration/convert',
  '/guide/help/error-finder',
  '/guide/releases/',
  '/guide/start/config-builder',
  '/playground',
];

/** Waits for the field that a page loads later. */
async function expectTool(page: Page, path: string): Promise<void> {
  if (path.endsWith('convert')) await expect(page.locator('.convert textarea')).toBeVisible();
  if (path.endsWith('playground')) await expect(page.locator('.play [role=textbox]')).toBeVisible();
}

for (const path of PATHS) {
  test(`keyboards of phones don't correct names and code: ${path}`, async ({ page }) => {
    await open(page, path);
    await expectTool(page, path);
    const corrected = await page.locator(FIELDS).evaluateAll((all) =>
      all
        .filter((field) => !field.matches('select, [type=file]'))
        .filter((field) => {
          const off = ['autocapitalize', 'autocorrect'].every((name) => {
            return field.getAttribute(name) === 'off';
          });
          return !off || field.getAttribute('spellcheck') !== 'false';
        })
        .map((field) => field.outerHTML.slice(0, 120)),
    );
    expect(corrected).toEqual([]);
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const path of PATHS) {
    test(`no field is so small that a phone zooms in on it: ${path}`, async ({ page }) => {
      await open(page, path);
      const fields = page.locator(FIELDS);
      await expect(fields.first()).toBeAttached();
      await expectTool(page, path);
      const small = await fields.evaluateAll((all) =>
        all
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 80)),
      );
      expect(small).toEqual([]);
    });
  }
});

for (const field of COMPOSED_FIELDS) {
  test(`nothing happens in ${field.name} before the end of a composition`, async ({ page }) => {
    await expectPatience(page, '', 'chromium', field);
  });
}

/** Keys that an input method uses, as Safari sends them: after the composition, with the code 229. */
function pressInSafari(field: Locator, ...keys: string[]): Promise<void> {
  return field.evaluate((at, pressed) => {
    for (const key of pressed) {
      const options = { key, keyCode: 229, bubbles: true, cancelable: true };
      at.dispatchEvent(new KeyboardEvent('keydown', options));
    }
  }, keys);
}

test('the key that ends a composition does nothing else in a filter', async ({ page, text }) => {
  await open(page, '/zh/guide/basic/');
  const main = page.getByRole('main');
  const filter = main.getByRole('searchbox', { name: text.zh.overviewFilter });
  await filter.fill('快照');
  const links = main.getByRole('link');
  await expect(links.filter({ hasText: '快照' }).first()).toBeVisible();
  await pressInSafari(filter, 'Enter', 'Escape');
  await expect(filter).toHaveValue('快照');
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/$/);
  await filter.press('Enter');
  await expect(page).toHaveURL(/\/zh\/guide\/basic\/snapshot$/);
});
