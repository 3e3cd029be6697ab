import { PlaygroundPage } from '../support/playground.ts';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  for (const path of [
    '/config/test/',
    '/guide/migration/convert',
    '/guide/help/error-finder',
    '/guide/releases/',
    '/guide/start/config-builder',
    '/playground',
  ]) {
    test(`no field is so small that a phone zooms in on it: ${path}`, async ({ page }) => {
      await open(page, path);
      const fields = page.locator('select, textarea, input:not([type=radio], [type=checkbox])');
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
