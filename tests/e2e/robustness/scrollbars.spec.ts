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

test('an open panel moves nothing on the page behind it, and leaves no bright strip', async ({
  page,
  text,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
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
});
