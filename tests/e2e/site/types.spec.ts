import type { Locator, Page } from '@playwright/test';
import { HOVER_DELAY } from '../../../theme/settings/types.ts';
import { TYPE_TEXT } from '../../../theme/types/typeText.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/basic/typescript';
const TEST_FILE = 'price.test.ts';

const block = (page: Page, title = TEST_FILE) =>
  page.getByRole('main').getByRole('figure').filter({ hasText: title }).first();
const tip = (page: Page) => page.locator('.type-tip');

/** The middle of the first occurrence of a word in a block's code. */
async function pointOf(figure: Locator, word: string): Promise<{ x: number; y: number }> {
  await figure.scrollIntoViewIfNeeded();
  return figure
    .locator('code')
    .first()
    .evaluate((code, searched) => {
      const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const at = node.nodeValue?.indexOf(searched) ?? -1;
        if (at < 0) continue;
        const range = document.createRange();
        range.setStart(node, at);
        range.setEnd(node, at + searched.length);
        const { left, top, width, height } = range.getBoundingClientRect();
        return { x: left + width / 2, y: top + height / 2 };
      }
      throw new Error(`${searched} isn't in the block`);
    }, word);
}

async function hover(page: Page, figure: Locator, word: string): Promise<void> {
  const { x, y } = await pointOf(figure, word);
  await page.mouse.move(x - 1, y);
  await page.mouse.move(x, y);
}

function requestsOfTypes(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/types/i.test(pathname) && !/\.(?:html|md)$/.test(pathname) && pathname.includes('.')) {
      paths.push(pathname);
    }
  });
  return paths;
}

const text = TYPE_TEXT.en;

test('hovering a name shows its type and leads to its section', async ({ page }) => {
  const requests = requestsOfTypes(page);
  await open(page, PATH);
  await page.waitForLoadState('networkidle');
  expect(requests).toEqual([]);
  await hover(page, block(page), 'expect');
  await expect(tip(page)).toContainText('expect: ');
  expect(requests).toContain(`/types${PATH}.json`);
  // It can be hovered itself.
  const link = tip(page).getByRole('link', { name: text.readMore('expect') });
  await link.hover();
  await expect(tip(page)).toBeVisible();
  await link.click();
  await expect(page).toHaveURL(/\/api\/test-api\/expect(?:#.*)?$/);
  await expect(tip(page)).toHaveCount(0);
});

test('the keyboard goes through the names of a block and back', async ({ page, text: names }) => {
  await open(page, PATH);
  const copy = block(page).getByRole('button', { name: names.en.copyCode });
  const button = block(page).getByRole('button', { name: names.en.showTypes });
  await copy.focus();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  await expect(button).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  const code = block(page).getByRole('application', { name: text.mode });
  await expect(code).toBeFocused();
  const status = page.getByRole('status').filter({ hasText: text.position(1, 8) });
  await expect(status).toContainText('expect: ');
  await page.keyboard.press('ArrowRight');
  await expect(tip(page)).toContainText('test: ');
  await page.keyboard.press('ArrowDown');
  await expect(tip(page)).not.toContainText('test: ');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await expect(button).toBeFocused();
  await expect(code).toHaveCount(0);
});

test('Enter follows the link, and the mouse shows the types of the next page', async ({
  page,
  text: names,
}) => {
  await open(page, PATH);
  await block(page).getByRole('button', { name: names.en.showTypes }).press('Enter');
  await expect(tip(page)).toContainText('expect: ');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/api\/test-api\/expect$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await hover(page, block(page, 'import { expect, test }'), 'expect');
  await expect(tip(page)).toContainText('expect: ');
});

test.describe('while the code that shows types is loaded', () => {
  /** Hovers a name, and returns a function that lets the code arrive, once it's requested. */
  async function requestTypes(page: Page): Promise<() => void> {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await open(page, PATH);
    await page.route(/\/static\/js\/(?!index)/, async (route) => {
      await held;
      await route.continue();
    });
    const requested = page.waitForRequest(/\/static\/js\/(?!index)/);
    await hover(page, block(page), 'expect');
    await requested;
    return release;
  }

  test('the button works', async ({ page, text: names }) => {
    const release = await requestTypes(page);
    await block(page).getByRole('button', { name: names.en.showTypes }).press('Enter');
    release();
    await expect(block(page).getByRole('application', { name: text.mode })).toBeFocused();
  });

  test('a mouse that leaves gets no tooltip', async ({ page }) => {
    const requests = requestsOfTypes(page);
    const release = await requestTypes(page);
    await page.mouse.move(2, 2);
    release();
    await page.waitForFunction(() =>
      [...document.styleSheets].some(({ href }) => href?.includes('types')),
    );
    await page.evaluate((wait) => new Promise((end) => setTimeout(end, wait)), 2 * HOVER_DELAY);
    expect(requests.filter((path) => path.endsWith('.json'))).toEqual([]);
    await expect(tip(page)).toHaveCount(0);
  });
});

test('types that can’t be loaded are announced as missing', async ({
  page,
  text: names,
  complaints,
}) => {
  await page.route('**/types/**/*.json', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await open(page, PATH);
  await block(page).getByRole('button', { name: names.en.showTypes }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: text.none })).toBeAttached();
  expect(complaints.splice(0)).toEqual([
    expect.stringContaining('status of 404'),
    expect.stringContaining('could not be loaded'),
  ]);
});

test('Escape hides the tooltip, and so does leaving the code', async ({ page }) => {
  await open(page, PATH);
  await hover(page, block(page), 'expect');
  await expect(tip(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await hover(page, block(page), 'withTax');
  await expect(tip(page)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(tip(page)).toHaveCount(0);
});

test.describe('on a narrow screen', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('the tooltip is inside the screen, beside its name', async ({ page }) => {
    await open(page, PATH);
    const { y } = await pointOf(block(page), 'expect');
    await hover(page, block(page), 'expect');
    await expect(tip(page)).toContainText('expect: ');
    const box = await tip(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(y < (box?.y ?? 0) || y > (box?.y ?? 0) + (box?.height ?? 0)).toBe(true);
  });
});
