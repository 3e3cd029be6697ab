import { PlaygroundPage } from '../support/playground.ts';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const FIELDS = 'select, textarea, input:not([type=radio], [type=checkbox])';

/** Pages with fields of each kind. */
const PATHS = [
  '/config/test/',
  '/guide/migration/convert',
  '/guide/help/error-finder',
  '/guide/releases/',
  '/guide/start/config-builder',
  '/playground',
];

for (const path of PATHS) {
  test(`keyboards of phones don't correct names and code: ${path}`, async ({ page }) => {
    await open(page, path);
    if (path.endsWith('convert')) await expect(page.locator('.convert textarea')).toBeVisible();
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
      if (path.endsWith('convert')) await expect(page.locator('.convert textarea')).toBeVisible();
      const small = await fields.evaluateAll((all) =>
        all
          .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
          .map((field) => field.outerHTML.slice(0, 80)),
      );
      expect(small).toEqual([]);
    });
  }
});

test('the playground fits in 280 px', async ({ page }) => {
  await page.setViewportSize({ width: 280, height: 653 });
  const play = new PlaygroundPage(page);
  await open(page, play.path);
  await expect(play.code('test/cart.test.ts')).toBeVisible();
  expect(await sidewaysOverflow(page)).toBeUndefined();
  await play.root.getByRole('tab', { name: play.words.tests }).click();
  expect(await sidewaysOverflow(page)).toBeUndefined();
});
