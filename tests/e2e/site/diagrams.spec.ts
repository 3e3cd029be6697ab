import type { Page } from '@playwright/test';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const PAGES = [
  ['en', '/guide/start/', /^How a run works/],
  ['zh', '/zh/guide/start/', /^一次运行的过程/],
] as const;

const colorOf = (page: Page, selector: string, property: string) =>
  page
    .locator(`.diagram ${selector}`)
    .first()
    .evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

for (const [lang, path, alt] of PAGES) {
  test(`a diagram has a text alternative, and its text fits into its boxes (${lang})`, {
    tag: lang === 'zh' ? FULL : [],
  }, async ({ page }) => {
    await open(page, path);
    const diagram = page.getByRole('img', { name: alt });
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
    expect(await colorOf(page, '.node text', 'font-family')).toMatch(/^geist/i);
  });
}

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
