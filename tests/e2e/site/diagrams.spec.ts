import type { APIRequestContext, Locator } from '@playwright/test';
import { painted } from '../support/frames.ts';
import { colorAt } from '../support/pixelColor.ts';
import { sidewaysOverflow } from '../support/sideways.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { zoomParts } from '../support/zoomParts.ts';

const altOf = async (image: Locator) => (await image.getAttribute('alt')) ?? '';

async function fileOf(request: APIRequestContext, image: Locator) {
  const response = await request.get((await image.getAttribute('src')) ?? '');
  const svg = await response.text();
  const [, width, height] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? [];
  return { svg, width: Number(width), height: Number(height) };
}

test('a diagram is shown with its text alternative and can be enlarged', async ({ page, text }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/guide/start/');
  const alt = await altOf(page.locator('main img'));
  expect(alt).toContain('How a run works');
  const { image, dialog, larger } = zoomParts(page, text.en, alt);
  await image.scrollIntoViewIfNeeded();
  await expect(image).toHaveJSProperty('complete', true);
  const shown = await image.boundingBox();
  expect(shown?.width).toBe(await image.evaluate((one: HTMLImageElement) => one.naturalWidth));
  await image.click();
  await expect(dialog).toHaveAttribute('data-state', 'opened');
  const height = (await larger.boundingBox())?.height ?? 0;
  expect(height).toBeGreaterThan((shown?.height ?? 0) * 1.2);
});

test('at 320 px, a diagram fits and its text is large enough to read', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/guide/start/');
  const image = page.locator('main img');
  await image.scrollIntoViewIfNeeded();
  const { x = 0, width = 0 } = (await image.boundingBox()) ?? {};
  expect(x).toBeGreaterThan(0);
  expect(x + width).toBeLessThan(320);
  expect(await sidewaysOverflow(page)).toBeUndefined();
  const file = await fileOf(request, image);
  const sizes = [...file.svg.matchAll(/font-size="([\d.]+)"/g)].map(([, size]) => Number(size));
  const scale = width / file.width;
  expect(Math.min(...sizes) * scale).toBeGreaterThan(10);
});

test('a page keeps its place for a diagram that has not loaded yet', { tag: FULL }, async ({
  page,
  request,
}) => {
  await page.route('**/diagrams/*.svg', () => {});
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 640 });
    await page.goto('/guide/start/', { waitUntil: 'domcontentloaded' });
    const image = page.locator('main img');
    const size = await image.boundingBox();
    const file = await fileOf(request, image);
    const height = ((size?.width ?? 0) * file.height) / file.width;
    expect(height).toBeGreaterThan(0);
    expect(size?.height).toBeCloseTo(height, 0);
  }
});

test('a diagram follows the appearance that the reader chooses, and is printed light', async ({
  page,
  text,
}) => {
  await open(page, '/guide/start/');
  const image = page.locator('main img');
  /** Of a box, between its edge and its text. */
  const color = async () => {
    await image.scrollIntoViewIfNeeded();
    await painted(page);
    const { x = 0, y = 0 } = (await image.boundingBox()) ?? {};
    return colorAt(page, x + 20, y + 30);
  };
  await expect.poll(color).toEqual([255, 255, 255]);
  await page.getByRole('button', { name: text.en.switchToDark }).press('Enter');
  await expect.poll(color).toEqual([24, 32, 29]);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(color).toEqual([255, 255, 255]);
});
