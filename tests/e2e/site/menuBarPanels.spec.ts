import { menuBarParts } from '../support/menuBarParts.ts';
import { scrolledTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/guide/basic/cli';

test('a closed panel is out of reach; an open one holds the focus, and Escape gives it back', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await open(page, PAGE);
  const { pages, headings, pagesPanel, headingsPanel, close } = menuBarParts(page, text.en);
  // Tab goes from one button to the other and then into the content, not into the closed panels.
  await pages.focus();
  await page.keyboard.press('Tab');
  await expect(headings).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  for (const [button, panel] of [
    [pages, pagesPanel],
    [headings, headingsPanel],
  ] as const) {
    await button.press('Enter');
    await expect(panel).toBeVisible();
    await expect(close).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    for (let step = 0; step < 45; step++) {
      await page.keyboard.press('Tab');
      const inside = await panel.evaluate(
        (one) => one.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
    await expect(button).toBeFocused();
  }
});

test('a press outside a panel closes it, and the page behind doesn’t move', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1024, height: 600 });
  await open(page, PAGE);
  const { pages, pagesPanel } = menuBarParts(page, text.en);
  await pages.click();
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 5000);
  await expect
    .poll(() => pagesPanel.evaluate((one) => one.scrollTop + one.clientHeight - one.scrollHeight))
    .toBeGreaterThanOrEqual(-1);
  await page.mouse.wheel(0, 500);
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 500);
  expect(await scrolledTo(page)).toBe(0);
  await page.mouse.click(900, 300);
  await expect(pagesPanel).toBeHidden();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0);
});

test('widening the window beyond the bar’s breakpoint closes the panels', { tag: FULL }, async ({
  page,
  text,
}) => {
  const { pages, pagesPanel, headings, headingsPanel, sidebar } = menuBarParts(page, text.en);
  for (const [path, button, panel, wide] of [
    [PAGE, pages, pagesPanel, 1281],
    [PAGE, headings.first(), headingsPanel, 1281],
    ['/config/', pages, pagesPanel, 961],
  ] as const) {
    await page.setViewportSize({ width: 900, height: 800 });
    await open(page, path);
    await button.click();
    await page.setViewportSize({ width: wide - 1, height: 800 });
    await expect(panel).toBeVisible();
    await page.setViewportSize({ width: wide, height: 800 });
    await expect(page.locator('dialog[open]')).toHaveCount(0);
    await expect(sidebar).toBeVisible();
    await page.mouse.move(wide / 2, 500);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0);
    await page.setViewportSize({ width: 900, height: 800 });
    await expect(panel).toBeHidden();
  }
});

test('the close button of a scrolled panel covers no part of its list', async ({ page, text }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await open(page, PAGE);
  const { headings, headingsPanel, close } = menuBarParts(page, text.en);
  await headings.click();
  await headingsPanel.evaluate((panel) => panel.scrollTo({ top: 300, behavior: 'instant' }));
  const button = await close.boundingBox();
  if (!button) throw new Error('the button is not shown');
  // What is left of the button, from its top to its bottom, is no entry of the list.
  const covered = await headingsPanel.evaluate(
    (panel, { top, bottom }) => {
      const x = panel.getBoundingClientRect().left + 24;
      const hits = [top, (top + bottom) / 2, bottom - 1].map((y) =>
        document.elementFromPoint(x, y),
      );
      return hits.filter((hit) => hit?.closest('nav')).length;
    },
    { top: button.y, bottom: button.y + button.height },
  );
  expect(covered).toBe(0);
});

test('the panel of pages also leads to the other sections', async ({ page, text }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const { pages, pagesPanel } = menuBarParts(page, text.en);
  await pages.click();
  const sections = pagesPanel.getByRole('navigation', { name: text.en.mainNavigation });
  await expect(sections.getByRole('link', { name: 'Guide' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await sections.getByRole('link', { name: 'Config' }).click();
  await expect(page).toHaveURL(/\/config\/$/);
  await expect(pagesPanel).toBeHidden();
});
