import type { Page } from '@playwright/test';
import { STORAGE } from '../../../theme/settings/site.ts';
import { painted } from '../support/frames.ts';
import { keptServerMain, noteServerMain } from '../support/serverMain.ts';
import { hydrated, open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const PATH = '/guide/start/';
const LIGHT = 'rgb(255, 255, 255)';
const DARK = 'rgb(16, 21, 19)';

const expectPage = (page: Page, color: string) =>
  expect(page.locator('html')).toHaveCSS('background-color', color);
const stored = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), STORAGE.appearance);

test('the theme follows the system’s, also while the page is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, PATH);
  await expectPage(page, DARK);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectPage(page, LIGHT);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPage(page, DARK);
  expect(await stored(page)).toBeNull();
});

test('the switch changes the theme and stores the choice', async ({ page, text }) => {
  await open(page, PATH);
  const toDark = page.getByRole('button', { name: text.en.switchToDark });
  const toLight = page.getByRole('button', { name: text.en.switchToLight });
  await expectPage(page, LIGHT);
  await expect(toLight).toHaveCount(0);
  await toDark.press('Enter');
  await expectPage(page, DARK);
  await expect(toDark).toHaveCount(0);
  await expect.poll(() => stored(page)).toBe('dark');
  await page.reload();
  await hydrated(page);
  await expectPage(page, DARK);
  await toLight.click();
  await expectPage(page, LIGHT);
  // Choosing the system's appearance is stored as 'auto'.
  await expect.poll(() => stored(page)).toBe('auto');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectPage(page, DARK);
  await toLight.click();
  await expectPage(page, LIGHT);
  await expect.poll(() => stored(page)).toBe('light');
  await page.reload();
  await hydrated(page);
  // From now on, the system doesn't matter.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await painted(page);
    await expectPage(page, LIGHT);
  }
});

test('the chosen theme is taken over by other tabs', async ({ page, context, text }) => {
  const other = await context.newPage();
  await open(page, PATH);
  await open(other, '/zh/config/');
  await page.getByRole('button', { name: text.en.switchToDark }).click();
  await expectPage(page, DARK);
  await expectPage(other, DARK);
  await other.getByRole('button', { name: text.zh.switchToLight }).click();
  await expectPage(other, LIGHT);
  await expectPage(page, LIGHT);
  await expect(page.getByRole('button', { name: text.en.switchToDark })).toBeVisible();
});

test('pages of each kind hydrate the server’s HTML with a stored theme that isn’t the system’s', async ({
  page,
  context,
}) => {
  await noteServerMain(context);
  await context.addInitScript((key) => {
    // The frame that starts examples has no storage.
    if (window === window.top) localStorage.setItem(key, 'dark');
  }, STORAGE.appearance);
  for (const path of ['/', '/zh/guide/start/quick-start', '/config/test/bail', '/zh/none']) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await hydrated(page);
    expect(await keptServerMain(page), path).toBe(true);
    await expect(page.locator('html')).toHaveAttribute('data-appearance', 'dark');
  }
});

interface Seen {
  appearance: string | undefined;
  at: number;
}

declare global {
  interface Window {
    seen: Seen[];
  }
}

for (const [choice, system, shown] of [
  ['dark', 'light', 'dark'],
  ['light', 'dark', 'light'],
  ['rubbish', 'light', 'light'],
  [undefined, 'dark', 'dark'],
] as const) {
  test(`no flash: stored ${choice} on a ${system} system is ${shown} before the first paint, and never changes`, async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/*.css', async (route) => {
      await held;
      await route.continue();
    });
    await page.emulateMedia({ colorScheme: system });
    await page.addInitScript(
      ({ key, value }) => {
        if (value !== undefined) localStorage.setItem(key, value);
        window.seen = [];
        new MutationObserver(() => {
          const { appearance } = document.documentElement.dataset;
          if (window.seen.at(-1)?.appearance === appearance) return;
          window.seen.push({ appearance, at: performance.now() });
        }).observe(document, { attributeFilter: ['data-appearance'], subtree: true });
      },
      { key: STORAGE.appearance, value: choice },
    );
    await page.goto('/config/test/bail', { waitUntil: 'commit' });
    await expect(page.locator('html')).toHaveAttribute('data-appearance', shown);
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0);
    release();
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    const paints = () =>
      page.evaluate(() => performance.getEntriesByType('paint').map((entry) => entry.startTime));
    await expect.poll(async () => (await paints()).length).toBeGreaterThan(0);
    const seen = await page.evaluate(() => window.seen);
    expect(seen.map(({ appearance }) => appearance)).toEqual([shown]);
    expect(seen[0]?.at).toBeLessThan(Math.min(...(await paints())));
    await expect(page.locator('html')).toHaveCSS('color-scheme', shown);
  });
}
