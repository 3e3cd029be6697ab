import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

/** Code that's read as one word. */
const SHORT = 30;
const PATHS = [
  '/guide/basic/cli',
  '/guide/migration/jest',
  '/config/test/pool',
  '/config/test/reporters',
];

for (const [index, width] of [390, 320, 1440].entries()) {
  test(`short inline code is never broken, longer code is (${width} px)`, {
    tag: fullAfter(1, index),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [...PATHS, `/zh${PATHS[0]}`]) {
      await open(page, path);
      const broken = await page
        .getByRole('main')
        .locator(':is(p, li, td) code')
        .evaluateAll(
          (codes, limit) =>
            codes
              .filter(({ textContent }) => (textContent ?? '').length <= limit)
              .filter((code) => code.getClientRects().length > 1)
              .map(({ textContent }) => textContent),
          SHORT,
        );
      expect(broken, path).toEqual([]);
      expect(await sidewaysOverflow(page), path).toBeUndefined();
    }
  });
}

test('the parts of longer code that is broken look alike: each has its own corners and padding', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/guide/migration/jest');
  const styles = await page
    .getByRole('main')
    .locator(':is(p, li) > code')
    .evaluateAll((codes) =>
      codes
        .filter((code) => code.getClientRects().length > 1)
        .map((code) => getComputedStyle(code).getPropertyValue('box-decoration-break')),
    );
  expect(styles.length).toBeGreaterThan(0);
  expect(new Set(styles)).toEqual(new Set(['clone']));
});
