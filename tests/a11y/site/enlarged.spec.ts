import { open } from '../../e2e/support/site.ts';
import { expect, test } from '../../e2e/support/test.ts';

const PATHS = ['/', '/config/test/coverage', '/guide/start/quick-start', '/config/', '/none'];

/** How far the page can be scrolled sideways. */
const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

for (const prefix of ['', '/zh']) {
  test(`text of twice the size loses nothing, at 1280 and at 640 px (${prefix || '/en'})`, async ({
    page,
  }) => {
    for (const path of PATHS) {
      await open(page, `${prefix}${path}`);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of [1280, 640]) {
        await page.setViewportSize({ width, height: 800 });
        await expect
          .poll(() => page.evaluate(overflow), `${path} at ${width}`)
          .toBeLessThanOrEqual(0);
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
      }
    }
  });
}

test('with forced colours the focus, the current page and the chosen tab are still told apart', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/guide/start/quick-start');
  const current = page.locator('[data-part=sidebar] [aria-current=page]');
  const other = page.locator('[data-part=sidebar] a[href="/guide/start/features"]');
  const look = (element: Element) => {
    const { fontWeight, textDecorationLine, borderColor, outlineStyle } = getComputedStyle(element);
    return `${fontWeight} ${textDecorationLine} ${borderColor} ${outlineStyle}`;
  };
  expect(await current.evaluate(look)).not.toBe(await other.evaluate(look));
  const [chosen, unchosen] = [true, false].map((selected) =>
    page.getByRole('tab', { selected }).first(),
  );
  expect(await chosen?.evaluate(look)).not.toBe(await unchosen?.evaluate(look));
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  );
  expect(outline).toBe('solid');
});
