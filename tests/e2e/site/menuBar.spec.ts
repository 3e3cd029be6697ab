import type { Page } from '@playwright/test';
import type { Text } from '../../../theme/i18n/text.ts';
import { LAYOUT } from '../../../theme/settings/site.ts';
import { scrolledTo, scrollTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PAGE = '/guide/basic/cli';
const WIDTHS = [320, 1280, 1281] as const;

/** The buttons of the menu bar, and the panels that they open with their content. */
const menuBarParts = (page: Page, names: Text) => ({
  pages: page.getByRole('button', { name: names.menu, exact: true }),
  headings: page.getByRole('button', { name: names.outlineTitle }),
  pagesPanel: page.getByRole('dialog', { name: names.sidebar }),
  headingsPanel: page.getByRole('dialog', { name: names.outlineTitle }),
  sidebar: page.getByRole('navigation', { name: names.sidebar }),
  outline: page.getByRole('navigation', { name: names.outlineTitle }),
  close: page.getByRole('dialog').getByRole('button', { name: names.closePanel }),
});

test('sidebar and outline can be reached at every width', async ({ page, text }) => {
  const { pages, headings, pagesPanel, headingsPanel, sidebar, outline, close } = menuBarParts(
    page,
    text.en,
  );
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, PAGE);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const bar = width <= LAYOUT.menuBarUpToWithOutline;
    await expect(pages, `${width}`).toBeVisible({ visible: bar });
    await expect(headings, `${width}`).toBeVisible({ visible: bar });
    await expect(sidebar, `${width}`).toBeVisible({ visible: !bar });
    await expect(outline, `${width}`).toBeVisible({ visible: !bar });
    if (!bar) continue;
    expect((await pages.locator('..').boundingBox())?.height).toBe(46);
    for (const [button, panel, list] of [
      [pages, pagesPanel, sidebar],
      [headings, headingsPanel, outline],
    ] as const) {
      await button.click();
      await expect(panel).toBeVisible();
      await expect(panel.locator(list)).toBeVisible();
      const box = await panel.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(await panel.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await close.click();
      await expect(panel).toBeHidden();
    }
  }
});

test('the panel closes when the reader goes to another page or the same one, or back', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const { pages, pagesPanel, sidebar } = menuBarParts(page, text.en);
  const heading = page.getByRole('heading', { level: 1 });
  await pages.click();
  await sidebar.locator('a[href="/guide/basic/reporters"]').click();
  await expect(heading).toHaveText('Reporters');
  await expect(pagesPanel).toBeHidden();
  await expect(pages).toHaveAttribute('aria-expanded', 'false');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await pages.click();
  await sidebar.locator('[aria-current=page]').click();
  await expect(pagesPanel).toBeHidden();
  await pages.click();
  await expect(pagesPanel).toBeVisible();
  await page.goBack();
  await expect(heading).toHaveText('Command line');
  await expect(pagesPanel).toBeHidden();
});

test('the panel of headings closes when one is chosen, which ends up below the navbar with the focus', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const { headings, headingsPanel, outline } = menuBarParts(page, text.en);
  await headings.click();
  const link = outline.getByRole('link').nth(2);
  const hash = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(headingsPanel).toBeHidden();
  await expect(page).toHaveURL((url) => url.hash === hash);
  const target = page.locator(`[id="${hash.slice(1)}"]`);
  await expect(target).toBeFocused();
  await expect(target).toBeInViewport();
});

test('the bar stays below the navbar, names the current section, and opens the outline there', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, PAGE);
  const { headings, headingsPanel, outline } = menuBarParts(page, text.en);
  const bar = headings.locator('..');
  await expect(headings).toHaveAccessibleName(text.en.outlineTitle);
  await scrollTo(page, 2000);
  expect(await bar.boundingBox()).toEqual({ x: 0, y: 56, width: 390, height: 46 });
  await headings.click();
  await expect(headingsPanel).toBeVisible();
  const active = outline.locator('[aria-current]');
  await expect(active).toBeInViewport();
  const heading = await active.innerText();
  await page.keyboard.press('Escape');
  await expect(headingsPanel).toBeHidden();
  await expect(headings).toBeFocused();
  await expect(headings).toHaveAccessibleName(`${text.en.outlineTitle}: ${heading}`);
  expect(await bar.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
});

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
    // Round and round, from the first one backwards and from the last one forwards.
    for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const inside = await panel.evaluate(
        (one) => one.contains(document.activeElement) || document.activeElement === document.body,
      );
      expect(inside, key).toBe(true);
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
