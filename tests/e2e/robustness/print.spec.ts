import { scrollTo } from '../support/scrolling.ts';
import { open } from '../support/site.ts';
import { FIXTURE } from '../support/sites.ts';
import { expect, test } from '../support/test.ts';

test.use({ colorScheme: 'dark' });

test('printed, a page is light and has its text, its facts and its code, but nothing to press', async ({
  page,
  text,
}) => {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    await page.emulateMedia({ media: 'screen' });
    await open(page, '/config/test/bail');
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(16, 21, 19)');
    await scrollTo(page, 300);
    await expect(page.getByRole('button', { name: text.en.scrollToTop })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveCSS('color', 'rgb(23, 33, 29)');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByLabel(text.en.factsOf('bail'))).toBeVisible();
    await expect(page.locator('pre').first()).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
    await expect(page.getByRole('link', { name: text.en.editPage })).toBeHidden();
    const heading = page.getByRole('heading', { level: 2 }).first();
    await expect(heading.locator('..').getByRole('link')).toHaveCount(0);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide, `${width}`).toBe(0);
  }
});

test('printed, the text begins at the top and takes the whole width', async ({ page }) => {
  await page.setViewportSize({ width: 794, height: 1000 });
  await open(page, '/guide/basic/cli');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('main').boundingBox()).toMatchObject({ x: 0, y: 0, width: 794 });
});

test('printed, a screenshot is the one in light colors', async ({ page }) => {
  await open(page, '/guide/learn/');
  const image = page.locator('img[src*="/screenshots/"]').filter({ visible: true });
  await expect(image).toHaveAttribute('src', /-dark\.webp$/);
  await page.emulateMedia({ media: 'print' });
  await expect(image).toHaveAttribute('src', /\/playground\.webp$/);
});

test('printed, a link to another site says where it leads', async ({ page }) => {
  await open(page, '/config/test/coverage');
  await page.emulateMedia({ media: 'print' });
  const link = page.locator('article a[href^="http"]').first();
  const after = await link.evaluate((one) => getComputedStyle(one, '::after').content);
  expect(after).toContain(await link.getAttribute('href'));
});

test.describe('on the fixture site', { tag: '@fixture' }, () => {
  test.use({ baseURL: FIXTURE });

  const PRINT = { media: 'print', colorScheme: 'dark' } as const;

  test('printed, every tab panel is there under its name, and folded text is unfolded', async ({
    page,
  }) => {
    await open(page, '/guide/tabs');
    await page.emulateMedia(PRINT);
    await expect(page.getByRole('tablist')).toHaveCount(0);
    const panels = page.locator('[role=tabpanel]');
    await expect(panels).toHaveCount(6);
    for (const panel of await panels.all()) {
      await expect(panel).toBeVisible();
      const before = await panel.evaluate((one) => getComputedStyle(one, '::before').content);
      expect(before).toBe(`"${await panel.getAttribute('data-label')}"`);
    }
    await page.emulateMedia({ media: 'screen' });
    await open(page, '/guide/details');
    const folded = page.locator('details p');
    await expect(folded).toBeHidden();
    await page.emulateMedia(PRINT);
    await expect(folded).toBeVisible();
    expect((await folded.boundingBox())?.height).toBeGreaterThan(0);
  });

  test('printed, a long line of code wraps', async ({ page }) => {
    await open(page, '/guide/tabs');
    const code = page.locator('pre', { hasText: 'a line that is much longer' });
    for (const width of [794, 390]) {
      await page.setViewportSize({ width, height: 1100 });
      await page.emulateMedia({ media: 'screen' });
      expect(await code.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
      await page.emulateMedia(PRINT);
      expect(await code.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      await expect(code).toHaveCSS('white-space-collapse', 'preserve');
    }
  });
});
