import { Dialog } from '../../e2e/support/searchDialog.ts';
import { open } from '../../e2e/support/site.ts';
import { FULL } from '../../e2e/support/tags.ts';
import { expect, test } from '../../e2e/support/test.ts';

const PATHS = ['/config/test/coverage', '/', '/guide/start/quick-start', '/config/', '/none'];

/** How far the page can be scrolled sideways. */
const overflow = () => {
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
};

for (const { paths, tag } of [
  { paths: PATHS.slice(0, 1), tag: [] },
  { paths: PATHS.slice(1), tag: FULL },
]) {
  test(`text of twice the size loses nothing, at 1280 and at 640 px: ${paths.length} pages`, {
    tag,
  }, async ({ page }) => {
    for (const path of paths) {
      await open(page, path);
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

test('with forced colors the focus, the current page, and the selected tab can still be distinguished', async ({
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
  // Every border is visible in forced colors: the one of the selected tab needs a color of its own.
  const colorOf = (tab: Element) => getComputedStyle(tab).borderBottomColor;
  expect(await chosen?.evaluate(colorOf)).not.toBe(await unchosen?.evaluate(colorOf));
  await page.keyboard.press('Tab');
  const outline = await page.evaluate(
    () => getComputedStyle(document.activeElement ?? document.body).outlineStyle,
  );
  expect(outline).toBe('solid');
});

test('with forced colors the search dialog, its field, and the panels have a border', async ({
  page,
  text,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const dialog = new Dialog(page);
  await dialog.openOn('/guide/start/quick-start');
  const borders = (element: Element) => getComputedStyle(element).borderStyle;
  const widths = (element: Element) => getComputedStyle(element).borderWidth;
  for (const part of ['.DocSearch-Modal', '.DocSearch-Form']) {
    expect(await dialog.root.locator(part).evaluate(borders), part).toBe('solid');
    expect(await dialog.root.locator(part).evaluate(widths), part).toBe('1px');
  }
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('button', { name: text.en.menu, exact: true }).click();
  const panel = page.getByRole('dialog', { name: text.en.sidebar });
  expect(await panel.evaluate(borders)).toBe('solid');
  expect(await panel.evaluate(widths)).toBe('1px');
});
