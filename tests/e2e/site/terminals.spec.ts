import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

for (const scheme of ['light', 'dark'] as const) {
  test(`commands and output are light on dark with a ${scheme} system`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await open(page, '/guide/start/quick-start');
    const main = page.getByRole('main');
    for (const block of [
      main.getByRole('figure').filter({ hasText: 'mkdir shop' }),
      main.getByRole('figure').filter({ hasText: 'Test Files 1 passed' }),
    ]) {
      const [text, surface] = await block.first().evaluate((element) => {
        const code = element.querySelector('pre') ?? element;
        return [getComputedStyle(code).color, getComputedStyle(element).backgroundColor];
      });
      expect(lightness(text)).toBeGreaterThan(180);
      expect(lightness(surface)).toBeLessThan(40);
    }
  });
}

test('an output shows its exit code, in the words of the language', async ({ page }) => {
  for (const [path, passed, failed] of [
    ['/guide/start/quick-start', 'exit 0', 'exit 1'],
    ['/zh/guide/start/quick-start', '退出码 0', '退出码 1'],
  ] as const) {
    await open(page, path);
    const captions = page.getByRole('main').locator('figcaption', { hasText: '$ npx rstest' });
    await expect(captions.filter({ hasText: passed }).first()).toBeVisible();
    await expect(captions.filter({ hasText: failed }).first()).toBeVisible();
  }
});

test('each command has a prompt, which is not copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/guide/start/quick-start');
  const block = page.getByRole('main').getByRole('figure').filter({ hasText: 'mkdir shop' });
  const prompts = await block
    .locator('.line')
    .evaluateAll((lines) => lines.map((line) => getComputedStyle(line, '::before').content));
  expect(prompts.length).toBeGreaterThan(2);
  expect(new Set(prompts)).toEqual(new Set(['"$ " / ""']));
  await block.getByRole('button', { name: 'Copy code' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n')[0]).toBe('mkdir shop');
});

test('lines of a diff have the background of their change', async ({ page }) => {
  await open(page, '/guide/migration/jest');
  const block = page
    .getByRole('main')
    .getByRole('figure')
    .filter({ hasText: '"test": "rstest run"' })
    .first();
  const backgrounds = await Promise.all(
    ['"test": "jest"', '"test": "rstest run"', '"scripts"'].map((text) =>
      block
        .locator('.line', { hasText: text })
        .evaluate((line) => getComputedStyle(line).backgroundColor),
    ),
  );
  expect(new Set(backgrounds).size).toBe(3);
  expect(backgrounds[2]).toBe('rgba(0, 0, 0, 0)');
});

/** The mean of the channels of a computed color, from 0 to 255. */
function lightness(color: string): number {
  const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return (r + g + b) / 3;
}
