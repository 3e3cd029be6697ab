import { LAYOUT } from '../../../theme/settings/site.ts';
import { scrolledTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const SECTIONS = {
  en: [
    ['Guide', '/guide/'],
    ['Config', '/config/'],
    ['API', '/api/'],
  ],
  zh: [
    ['指南', '/zh/guide/'],
    ['配置', '/zh/config/'],
    ['API', '/zh/api/'],
  ],
} as const;

const home = '/';

test('the navbar leads to guide, config, API, and playground; sections have their own sidebar', async ({
  page,
  text,
}) => {
  await open(page, home);
  const items = page.getByRole('navigation', { name: text.en.mainNavigation });
  await expect(items.getByRole('link')).toHaveText([
    ...SECTIONS.en.map(([name]) => name),
    'Playground',
  ]);
  const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
  for (const [name, prefix] of SECTIONS.en) {
    const item = items.getByRole('link', { name, exact: true });
    await item.click();
    await expect(item).toHaveAttribute('aria-current', 'true');
    await expect(items.locator('[aria-current]')).toHaveCount(1);
    await expect(sidebar.locator('[aria-current="page"]')).toHaveCount(1);
    const paths = await sidebar
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !path?.startsWith(prefix))).toEqual([]);
  }
});

test('there is no version menu with only one version', async ({ page, text }) => {
  await open(page, home);
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: text.en.languages })).toBeVisible();
  await expect(bar.getByRole('button', { name: text.en.versions })).toHaveCount(0);
});

test('social links have names and open in new tabs', async ({ page, text }) => {
  await open(page, home);
  const social = page.getByRole('list', { name: text.en.socialLinks });
  for (const name of ['GitHub']) {
    const link = social.getByRole('link', { name, exact: true });
    await expect(link.locator('svg')).toBeVisible();
    await expect(link).toHaveAttribute('target', '_blank');
  }
  await expect(page.getByRole('button', { name: text.en.moreSocialLinks })).toHaveCount(0);
});

test('the title leads to the home page of the language', async ({ page, text }) => {
  await open(page, '/config/test/bail');
  await page.getByRole('link', { name: text.en.homeLink }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await open(page, '/zh/config/test/bail');
  await page.getByRole('link', { name: text.zh.homeLink }).click();
  await expect(page).toHaveURL(/:\d+\/zh\/$/);
});

test('the navbar is 72 px high, or 56 px up to 768 px', async ({ page }) => {
  await open(page, '/config/test/bail');
  const height = async (width: number) => {
    await page.setViewportSize({ width, height: 800 });
    return page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().height);
  };
  for (const width of [1440, 1280, 769]) expect(await height(width)).toBe(LAYOUT.navbarHeight);
  for (const width of [768, 767, 390, 320]) {
    expect(await height(width)).toBe(56);
  }
});

test('the navbar stays when the reader scrolls down', async ({ page }) => {
  await page.clock.install();
  await open(page, '/config/test/coverage');
  const top = () => page.getByRole('banner').evaluate((bar) => bar.getBoundingClientRect().top);
  await page.mouse.move(700, 500);
  for (const step of [400, 1200, -300, 2000]) {
    // Chromium drops a wheel that comes before it handles input.
    await expect(async () => {
      const before = await scrolledTo(page);
      await page.mouse.wheel(0, step);
      const moved = async () => Math.sign((await scrolledTo(page)) - before);
      await expect.poll(moved, { timeout: 1000 }).toBe(Math.sign(step));
    }).toPass();
    await page.clock.runFor(1000);
    expect(await top()).toBe(0);
  }
});

test('nothing in the navbar is cut off or overflows at any width', async ({ page }) => {
  await open(page, '/');
  for (const width of [320, 390, 767, 768, 960, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const [inner, outer] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(inner).toBe(outer);
    const boxes = await page
      .getByRole('banner')
      .locator('a, button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    const shown = boxes.filter((box) => box.width > 0);
    expect(shown.length).toBeGreaterThan(3);
    expect(shown.filter((box) => box.left < 0 || box.right > width)).toEqual([]);
  }
});

test('the icons of the navbar are on one line', async ({ page }) => {
  await open(page, '/');
  const middles = await page
    .getByRole('banner')
    .locator('a svg, button svg')
    .evaluateAll((icons) =>
      icons
        .map((icon) => icon.getBoundingClientRect())
        .filter(({ height }) => height > 0)
        .map(({ top, height }) => top + height / 2),
    );
  expect(middles.length).toBeGreaterThan(4);
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(0.5);
});
