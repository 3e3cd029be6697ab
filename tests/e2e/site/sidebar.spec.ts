import type { Locator, Page } from '@playwright/test';
import { painted } from '../support/frames.ts';
import { scrolledTo } from '../support/scrolling.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const partsOf = (page: Page, name: string) => {
  const sidebar = page.getByRole('navigation', { name });
  return { sidebar, scroller: page.locator('[data-scroller]').filter({ has: sidebar }) };
};
const placeOf = (scroller: Locator) => scroller.evaluate((one) => one.scrollTop);

test('the sidebar brings the active page into view: on load, reload and after the arrow at the foot', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const { sidebar } = partsOf(page, text.en.sidebar);
  const active = sidebar.locator('[aria-current=page]');
  for (const path of ['/config/test/coverage', '/config/build/tools', '/config/test/root']) {
    await open(page, `${path}`);
    await expect(active).toHaveAttribute('href', `${path}`);
    await expect(active).toBeInViewport({ ratio: 1 });
    expect(await scrolledTo(page)).toBe(0);
  }
  const around = page.getByRole('navigation', { name: text.en.pageNavigation });
  await open(page, '/config/test/env');
  for (let step = 0; step < 8; step++) {
    const next = around.getByRole('link', { name: text.en.nextPage });
    const path = (await next.getAttribute('href')) ?? '';
    // A reader clicks what they see, and the page is laid out when it's scrolled.
    await next.scrollIntoViewIfNeeded();
    await painted(page);
    await next.click();
    await expect(active).toHaveAttribute('href', path);
    await expect(active).toBeInViewport({ ratio: 1 });
  }
  await page.reload();
  await hydrated(page);
  await expect(active).toBeInViewport({ ratio: 1 });
});

test('the sidebar keeps its place when a page is chosen in it, by back, and to a heading', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1440, height: 400 });
  await open(page, '/config/test/retry');
  const { sidebar, scroller } = partsOf(page, text.en.sidebar);
  await scroller.evaluate((one) => {
    one.scrollTop = 90;
  });
  const place = await placeOf(scroller);
  expect(place).toBe(90);
  for (const name of ['pool', 'bail', 'isolate']) {
    const link = sidebar.getByRole('link', { name, exact: true });
    await link.evaluate((one) => one.scrollIntoView({ block: 'center' }));
    const before = await placeOf(scroller);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await painted(page);
    expect(await placeOf(scroller)).toBe(before);
  }
  const before = await placeOf(scroller);
  await page
    .getByRole('navigation', { name: text.en.outlineTitle })
    .getByRole('link')
    .first()
    .click();
  await painted(page);
  expect(await placeOf(scroller)).toBe(before);
});

test('the sidebar shows the active page from the first frame of a new page on', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/config/test/');
  const { sidebar } = partsOf(page, text.en.sidebar);
  await page.evaluate(() => {
    const tops: number[] = [];
    Object.assign(window, { tops });
    const look = () => {
      const active = document.querySelector('[data-part=sidebar] [aria-current=page]');
      if (active?.getAttribute('href')?.endsWith('/coverage')) {
        tops.push(active.getBoundingClientRect().top);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.getByRole('main').getByRole('link', { name: 'coverage', exact: true }).first().click();
  await expect(sidebar.locator('[aria-current=page]')).toHaveText('coverage');
  const tops = () => page.evaluate(() => (window as unknown as { tops: number[] }).tops);
  await expect.poll(async () => (await tops()).length).toBeGreaterThan(20);
  const [first] = await tops();
  expect(first).toBeGreaterThan(72);
  expect(first).toBeLessThan(500);
  expect(new Set(await tops()).size).toBe(1);
});

test('expanded groups are independent between sections, and kept per section', async ({
  page,
  text,
}) => {
  await open(page, '/guide/advanced/debugging');
  const { sidebar } = partsOf(page, text.en.sidebar);
  const bar = page.getByRole('navigation', { name: text.en.mainNavigation });
  const basics = sidebar.getByRole('button', { name: 'Basics' });
  await basics.click();
  await expect(basics).toHaveAttribute('aria-expanded', 'true');
  await bar.getByRole('link', { name: 'Config', exact: true }).click();
  for (const name of ['Running tests', 'Build options']) {
    await expect(sidebar.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'false');
  }
  await bar.getByRole('link', { name: 'Guide', exact: true }).click();
  await expect(basics).toHaveAttribute('aria-expanded', 'true');
});

test('the sidebar ends where the window does, and its last page can be reached by keyboard', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  await open(page, '/config/test/bail');
  const { scroller, sidebar } = partsOf(page, text.en.sidebar);
  const box = await scroller.boundingBox();
  expect(box).toMatchObject({ y: 72, height: 428 });
  await sidebar.getByRole('link').last().focus();
  await expect(sidebar.getByRole('link').last()).toBeInViewport({ ratio: 1 });
  expect(await scrolledTo(page)).toBe(0);
});

test('the sidebar sets names of options and APIs as code, in rows of 28 px', async ({
  page,
  text,
}) => {
  await open(page, '/config/test/bail');
  const { sidebar } = partsOf(page, text.en.sidebar);
  const link = sidebar.getByRole('link', { name: 'testTimeout', exact: true });
  await expect(link.getByRole('code')).toHaveText('testTimeout');
  expect((await link.boundingBox())?.height).toBe(28);
  await expect(sidebar.getByRole('link').first().getByRole('code')).toHaveCount(0);
});

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true });

  test('pages and headings are 44 px high', async ({ page, text }) => {
    await open(page, '/config/test/bail');
    for (const [button, panel] of [
      [text.en.menu, text.en.sidebar],
      [text.en.outlineTitle, text.en.outlineTitle],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).tap();
      const links = page.getByRole('navigation', { name: panel }).getByRole('link');
      await expect(links.first()).toBeVisible();
      const heights = await links.evaluateAll((all) => all.map((one) => one.clientHeight));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(43);
      await page.keyboard.press('Escape');
    }
  });
});
