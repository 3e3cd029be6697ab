import type { Page } from '@playwright/test';
import { painted } from '../support/frames.ts';
import { scrolledTo, scrollTo } from '../support/scrolling.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    shownFrames: { path: string; title: string; top: number }[];
  }
}

/** Records what each frame shows from now on. */
const watchFrames = (page: Page) =>
  page.evaluate(() => {
    window.shownFrames = [];
    const look = () => {
      window.shownFrames.push({
        path: window.location.pathname,
        title: document.querySelector('h1')?.textContent ?? '',
        top: window.scrollY,
      });
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
const framesOf = (page: Page, title: string) =>
  page.evaluate((wanted) => window.shownFrames.filter((frame) => frame.title === wanted), title);
const follow = (page: Page, path: string) =>
  page.locator(`[data-part=sidebar] a[href="${path}"]`).click();
const expectNear = async (page: Page, top: number) => {
  await expect(async () => {
    expect(Math.abs((await scrolledTo(page)) - top)).toBeLessThanOrEqual(50);
  }).toPass({ timeout: 15_000, intervals: [20, 50, 100] });
};

test('back and forward return to where the reader was, in the first frame', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  await scrollTo(page, 2500);
  await follow(page, '/guide/basic/test-filter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await scrollTo(page, 1800);
  await follow(page, '/guide/basic/reporters');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Reporters');
  await expect.poll(() => scrolledTo(page)).toBe(0);
  await scrollTo(page, 700);

  await watchFrames(page);
  for (const [way, title, top] of [
    ['goBack', 'Choosing tests', 1800],
    ['goBack', 'Command line', 2500],
    ['goForward', 'Choosing tests', 1800],
    ['goForward', 'Reporters', 700],
    ['goBack', 'Choosing tests', 1800],
  ] as const) {
    await page[way]();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expectNear(page, top);
    // The steps above can fit between two frames.
    await painted(page);
  }
  for (const [title, left] of [
    ['Choosing tests', 1800],
    ['Command line', 2500],
    ['Reporters', 700],
  ] as const) {
    const frames = await framesOf(page, title);
    expect(frames.length).toBeGreaterThan(0);
    expect(frames.filter(({ top }) => Math.abs(top - left) > 50)).toEqual([]);
  }
});

test('back restores the position also after a reload, and after navigating on from there', async ({
  page,
  text,
}) => {
  await open(page, '/guide/basic/cli');
  const outline = page.getByRole('navigation', { name: text.en.outlineTitle });
  await outline.getByRole('link').nth(2).click();
  // The position only belongs to the new entry after the navigation.
  await expect(page).toHaveURL(/#./);
  await painted(page);
  await expect.poll(() => scrolledTo(page)).toBeGreaterThan(0);
  const landed = await scrolledTo(page);
  await scrollTo(page, landed + 900);
  await follow(page, '/guide/basic/test-filter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await scrollTo(page, 1200);
  await page.reload();
  await hydrated(page);
  await expectNear(page, 1200);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
  await expectNear(page, landed + 900);
  // The outline shows the reader's position, not the hash.
  const hash = await page.evaluate(() => window.location.hash);
  await expect(outline.locator('[aria-current]')).not.toHaveAttribute('href', hash);
  await page.goBack();
  await expectNear(page, 0);
  await page.goForward();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await expectNear(page, 1200);
});

test('a hash typed a second time leads to its heading, not to where the reader was before', async ({
  page,
}) => {
  await open(page, '/guide/basic/cli#run');
  const type = (hash: string) =>
    page.evaluate((value) => {
      window.location.hash = value;
    }, hash);
  const landed = await scrolledTo(page);
  await scrollTo(page, landed + 900);
  await type('watch');
  await expect(page).toHaveURL(/#watch$/);
  await scrollTo(page, 0);
  await type('run');
  await expect(page).toHaveURL(/#run$/);
  await expectNear(page, landed);
});

test('a link to the current page scrolls to the top and adds no history entry', async ({
  page,
}) => {
  await open(page, '/guide/basic/cli');
  await follow(page, '/guide/basic/test-filter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await scrollTo(page, 1500);
  await follow(page, '/guide/basic/test-filter');
  await expectNear(page, 0);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Command line');
});

test('a link to a heading that appears late scrolls to it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/guide/basic/cli');
  const link = page.locator('[data-part=sidebar] a[href="/guide/basic/test-filter"]');
  await page.clock.pauseAt(Date.now() + 60_000);
  // The same link with a hash that doesn't exist on the page yet.
  await page.evaluate(() => window.history.pushState(null, '', '/guide/basic/test-filter#late'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
  await expect(link).toHaveAttribute('aria-current', 'page');
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.id = 'late';
    document.querySelector('article')?.append(late);
  });
  await page.clock.runFor(99);
  expect(await scrolledTo(page)).toBe(0);
  await page.clock.runFor(1);
  expect(await scrolledTo(page)).toBeGreaterThan(1000);
});

test('back to an entry of a hash that the browser has made restores its position', async ({
  page,
}) => {
  await open(page, '/guide/basic/snapshot');
  for (let round = 0; round < 3; round += 1) {
    await page.evaluate(() => {
      window.location.hash = 'updating';
    });
    await scrollTo(page, 100 + round);
    await page.evaluate(() => {
      window.location.hash = 'obsolete';
    });
    await expect.poll(() => scrolledTo(page)).toBeGreaterThan(1000);
    await painted(page);
    await page.goBack();
    await expect.poll(() => scrolledTo(page)).toBe(100 + round);
  }
});
