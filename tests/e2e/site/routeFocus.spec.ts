import type { Page } from '@playwright/test';
import { open } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

declare global {
  interface Window {
    focused34: { name: string; title: string }[];
  }
}

const watchFocus = (page: Page) =>
  page.evaluate(() => {
    window.focused34 = [];
    document.addEventListener('focusin', ({ target }) => {
      const name = (target as Element).matches('h1, h2, h3') ? (target as Element).textContent : '';
      if (name) window.focused34.push({ name, title: document.title });
    });
  });

test('after a change of page its title comes first, then the focus on its heading', async ({
  page,
  text,
}) => {
  await open(page, '/guide/basic/cli');
  await watchFocus(page);
  const heading = page.getByRole('heading', { level: 1 });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const follow = async (path: string) => {
      if (width === 390)
        await page.getByRole('button', { name: text.en.menu, exact: true }).click();
      const sidebar = page.getByRole('navigation', { name: text.en.sidebar });
      await sidebar.locator(`a[href="${path}"]`).click();
    };
    await follow('/guide/basic/reporters');
    await expect(page).toHaveTitle(`Reporters - ${text.en.siteTitle}`);
    await expect(heading).toHaveText('Reporters');
    await expect(heading).toBeFocused();
    await follow('/guide/basic/test-filter');
    await expect(heading).toHaveText('Choosing tests');
    await expect(heading).toBeFocused();
  }
  await page.goBack();
  await expect(heading).toHaveText('Reporters');
  await expect(heading).toBeFocused();
  const seen = await page.evaluate(() => window.focused34);
  expect(seen.length).toBeGreaterThanOrEqual(5);
  for (const { name, title: at } of seen) expect(at).toBe(`${name} - ${text.en.siteTitle}`);
});

test('a link with a hash moves focus to its heading', async ({ page }) => {
  await open(page, '/guide/basic/cli');
  const link = page.locator('main a[href^="/guide/basic/test-filter#"]').first();
  const id = (await link.getAttribute('href'))?.split('#')[1];
  await link.click();
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  await expect(page).toHaveTitle(/^Choosing tests/);
});

test('the first load doesn’t move focus, and Tab reaches the skip link first', async ({
  page,
  text,
}) => {
  await open(page, '/guide/basic/cli');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: text.en.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await skip.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
