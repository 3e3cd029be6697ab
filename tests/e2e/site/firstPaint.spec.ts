import { STORAGE } from '../../../theme/settings/site.ts';
import { hydrated } from '../support/site.ts';
import { fullAfter } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

interface Seen {
  appearance: string | undefined;
  at: number;
}

declare global {
  interface Window {
    seen: Seen[];
  }
}

for (const [index, [choice, system, shown]] of (
  [
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['auto', 'dark', 'dark'],
    ['rubbish', 'light', 'light'],
    [undefined, 'dark', 'dark'],
  ] as const
).entries()) {
  test(`no flash: stored ${choice} on a ${system} system is ${shown} before the first paint, and never changes`, {
    tag: fullAfter(2, index),
  }, async ({ page }) => {
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
