import type { Locator } from '@playwright/test';
import { COMPOSED_FIELDS, expectPatience } from '../support/composedFields.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

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

test('it does nothing else in the code of the playground', async ({ page }) => {
  await open(page, '/playground');
  const code = page.locator('textarea').first();
  await expect(code).toBeVisible();
  const before = await code.inputValue();
  await code.focus();
  await pressInSafari(code, 'Enter', 'Tab', 'Escape');
  await expect(code).toHaveValue(before);
  await expect(code).toBeFocused();
});
