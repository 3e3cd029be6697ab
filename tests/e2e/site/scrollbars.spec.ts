import { BROWSER_PATH, SITE_ARGS } from '../support/chromium.ts';
import { colorAt } from '../support/pixelColor.ts';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

// Desktop scrollbars, which take up space.
test.use({
  launchOptions: {
    executablePath: BROWSER_PATH,
    args: SITE_ARGS,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

test('in a narrow window of a desktop the phone’s menu covers the scrollbar’s place as well', async ({
  page,
  text,
}) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await open(page, '/guide/basic/cli');
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBeLessThan(600);
  await page.getByRole('button', { name: text.en.openMenu }).click();
  const dialog = page.getByRole('dialog', { name: text.en.siteMenu });
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 600, height: 700 });
  await page.keyboard.press('Escape');
  await expect
    .poll(() => page.evaluate(() => document.documentElement.clientWidth))
    .toBeLessThan(600);
});

test('an open panel moves nothing on the page behind it, and leaves no bright strip', async ({
  page,
  text,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 900, height: 700 });
    await open(page, '/guide/basic/cli');
    const heading = page.getByRole('heading', { level: 1, includeHidden: true });
    const before = await heading.boundingBox();
    const bright = await colorAt(page, 870, 500);
    await page.getByRole('button', { name: text.en.menu, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await heading.boundingBox()).toEqual(before);
    const strip = await colorAt(page, 898, 500);
    for (const [at, value] of (await colorAt(page, 870, 500)).entries()) {
      expect(Math.abs((strip[at] ?? 0) - value)).toBeLessThanOrEqual(2);
    }
    expect(strip).not.toEqual(bright);
  }
});
