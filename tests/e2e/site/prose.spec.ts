import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { painted } from '../support/frames.ts';
import { colorAt } from '../support/pixelColor.ts';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

/** Whether the region's left and right edges look different from the page above them. */
async function shadedEdges(region: Locator): Promise<{ left: boolean; right: boolean }> {
  const page = region.page();
  await painted(page);
  const box = await region.boundingBox();
  if (!box) throw new Error('The table is not rendered.');
  // Above the text of the first row.
  const y = box.y + 3;
  const around = String(await colorAt(page, box.x + 4, box.y - 4));
  const isShaded = async (x: number) => String(await colorAt(page, x, y)) !== around;
  return { left: await isShaded(box.x + 1), right: await isShaded(box.x + box.width - 2) };
}

/** Shows the region's first row, below the bars at the top. */
async function bringIntoView(region: Locator): Promise<void> {
  await region.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - 200, behavior: 'instant' });
  });
}

test('a table that scrolls shades the edges beyond which it goes on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, '/guide/migration/jest');
  const wide = page.locator('.table-region[tabindex]').first();
  await bringIntoView(wide);
  expect(await shadedEdges(wide)).toEqual({ left: false, right: true });
  await wide.evaluate((region) =>
    region.scrollTo((region.scrollWidth - region.clientWidth) / 2, 0),
  );
  expect(await shadedEdges(wide)).toEqual({ left: true, right: true });
  await wide.evaluate((region) => region.scrollTo(10_000, 0));
  expect(await shadedEdges(wide)).toEqual({ left: true, right: false });
  await page.setViewportSize({ width: 1440, height: 800 });
  const fitting = page.locator('.table-region').first();
  await bringIntoView(fitting);
  await expect(fitting).not.toHaveAttribute('tabindex');
  expect(await shadedEdges(fitting)).toEqual({ left: false, right: false });
});

const title = /^Warning: Doesn.t work with/;

test('a callout says its kind in words and with an icon, not only in color', async ({ page }) => {
  await open(page, '/config/test/browser');
  const callout = page.getByRole('note', { name: title });
  await expect(callout.getByText(title)).toBeVisible();
  await expect(callout.locator('svg').first()).toBeVisible();
});

test('the degrees of callouts differ in shape, and forced colors leave their frames', async ({
  page,
}) => {
  await open(page, '/api/test-api/expect');
  const shapes = await page
    .getByRole('note')
    .evaluateAll((all) =>
      all.map((one) => [one.dataset.type, one.querySelector('path')?.getAttribute('d')] as const),
    );
  const byType = new Map(shapes);
  expect(byType.size).toBeGreaterThan(1);
  expect(new Set(byType.values()).size).toBe(byType.size);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByRole('note').first()).toHaveCSS('border-top-width', '1px');
});

const colorOf = (page: Page, selector: string, property: string) =>
  page
    .locator(`.diagram ${selector}`)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test('a diagram has a text alternative, and its text fits into its boxes', async ({ page }) => {
  await open(page, '/guide/start/');
  const diagram = page.getByRole('img', { name: /^How a run works/ });
  await diagram.scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const overflowing = await diagram.evaluate((root) =>
    [...root.querySelectorAll('.node')].flatMap((node) => {
      const box = node.querySelector('path')?.getBoundingClientRect();
      const texts = [...node.querySelectorAll('text')];
      const widest = Math.max(...texts.map((text) => text.getBoundingClientRect().width));
      return box && widest > box.width - 4 ? [node.textContent] : [];
    }),
  );
  expect(overflowing).toEqual([]);
  const { width = 0 } = (await diagram.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(720);
  const fonts = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(await colorOf(page, '.node text', 'font-family')).toBe(fonts);
});

test('on a phone, a diagram scrolls by itself, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/guide/start/');
  expect(await sidewaysOverflow(page)).toBeUndefined();
  const region = page.locator('.diagram');
  await region.scrollIntoViewIfNeeded();
  await expect(region).toHaveAttribute('tabindex', '0');
  await region.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => region.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a diagram follows the appearance that the reader chooses, and is printed light', async ({
  page,
  text,
}) => {
  await open(page, '/guide/start/');
  const color = () => colorOf(page, '.node:not(.accent) path', 'fill');
  expect(await color()).toBe('rgb(255, 255, 255)');
  await page.getByRole('button', { name: text.en.switchToDark }).press('Enter');
  await expect.poll(color).toBe('rgb(24, 32, 29)');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(color).toBe('rgb(255, 255, 255)');
});

/** Code that's read as one word. */
const SHORT = 30;
const PATHS = ['/guide/migration/jest', '/zh/config/test/reporters'];

test('on a phone, short inline code is never broken, longer code is', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  for (const path of PATHS) {
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

interface Texts {
  readonly headings: readonly string[];
  readonly code: readonly string[];
}

test.describe('in the reader view of browsers', () => {
  /** What Firefox's reader view is made with. */
  const READABILITY = readFileSync(
    fileURLToPath(import.meta.resolve('@mozilla/readability/Readability.js')),
    'utf8',
  );

  /** Pages of each kind, long and short. */
  const PAGES = ['/guide/basic/cli', '/config/test/reporters', '/zh/guide/basic/mocking'];

  /** The last section of a page is a list of links, which reader views leave out. */
  const LINK_LIST = 'see-also';

  /** The headings and the code of the page, without what's hidden, such as other tabs. */
  const readPage = `(() => {
  const copy = document.cloneNode(true);
  for (const hidden of copy.querySelectorAll('[hidden]')) hidden.remove();
  const textsOf = (root, selector) =>
    [...root.querySelectorAll(selector)].map((one) => one.textContent.trim()).filter(Boolean);
  const main = copy.querySelector('main');
  const page = { headings: textsOf(main, 'h2:not(#${LINK_LIST})'), code: textsOf(main, 'pre') };
  const { content } = new Readability(copy, { serializer: (element) => element }).parse();
  return { page, view: {
    headings: textsOf(content, 'h2'), code: textsOf(content, 'pre'), text: content.textContent,
  } };
})()`;

  // It works on a copy of the page, which the policy for scripts would complain about.
  test.use({ bypassCSP: true });

  for (const path of PAGES) {
    test(`the reader view of browsers keeps headings and code: ${path}`, async ({ page }) => {
      await open(page, path);
      const { page: all, view } = await page.evaluate<{
        page: Texts;
        view: Texts & { text: string };
      }>(`${READABILITY};${readPage}`);
      expect(all.headings.length).toBeGreaterThan(0);
      expect(all.headings.filter((text) => !view.headings.includes(text))).toEqual([]);
      expect(all.code.filter((text) => !view.code.includes(text))).toEqual([]);
      expect(view.text).not.toMatch(/Link to “|的链接/);
    });
  }
});
