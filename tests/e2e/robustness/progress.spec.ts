import type { Page } from '@playwright/test';
import { NAVIGATION_TIMING } from 'static-pages/settings';
import { answerPageLoads, documents, pageLoaded } from '../support/pageLoads.ts';
import { open } from '../support/site.ts';
import { FULL } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const START = '/guide/basic/cli';
const SLOW = '/guide/basic/reporters';

const bar = (page: Page) => page.locator('#nprogress .bar');
/** Delays all pages that are loaded from now on. Returns a function that releases them. */
async function hold(page: Page, end: 'continue' | 'abort' = 'continue'): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answerPageLoads(page, async (route) => {
    await held;
    await route[end]();
  });
  return release;
}
const follow = (page: Page, path: string) =>
  page.locator(`[data-part=sidebar] a[href="${path}"]`).click();

test('a progress bar appears after 200 ms, and disappears when the page is there', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, START);
  const release = await hold(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const code = page.waitForResponse((response) => /\/static\/js\/(?!index)/.test(response.url()));
  await follow(page, SLOW);
  await code;
  await page.clock.runFor(NAVIGATION_TIMING.progressDelay - 1);
  await expect(bar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(bar(page)).toBeVisible();
  release();
  await expect(page).toHaveURL(new RegExp(`${SLOW}$`));
  // The bar ends with three animations.
  await page.clock.runFor(3 * 200);
  await expect(bar(page)).toHaveCount(0);
});

test('a page that is loaded within 200 ms never shows the bar', async ({ page }) => {
  await page.clock.install();
  await open(page, START);
  await page.clock.pauseAt(Date.now() + 60_000);
  await follow(page, SLOW);
  await expect(page).toHaveURL(new RegExp(`${SLOW}$`));
  await page.clock.runFor(5000);
  await expect(bar(page)).toHaveCount(0);
});

test('the bar also ends if the page fails to load', async ({ page, complaints }) => {
  await open(page, START);
  const release = await hold(page, 'abort');
  // The full page load that follows is canceled, so the reader stays.
  await page.route(`**${SLOW}`, (route) =>
    route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.fallback(),
  );
  await follow(page, SLOW);
  await expect(bar(page)).toBeVisible();
  release();
  await expect(bar(page)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  expect(complaints.splice(0)).toEqual([expect.stringContaining('Failed to fetch')]);
});

for (const [end, what] of [
  ['continue', 'is loaded'],
  ['abort', 'fails to load'],
] as const) {
  test(`only the last of two links counts, however late the first page ${what}`, {
    tag: FULL,
  }, async ({ page, complaints }) => {
    await open(page, START);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    let first = true;
    await answerPageLoads(page, async (route) => {
      if (!first) return route.continue();
      first = false;
      await held;
      await route[end]();
    });
    const loads = documents(page);
    await follow(page, SLOW);
    await expect(bar(page)).toBeVisible();
    await follow(page, '/guide/basic/test-filter');
    await expect(page).toHaveURL(/\/guide\/basic\/test-filter$/);
    await expect(bar(page)).toHaveCount(0);
    const late = end === 'continue' ? pageLoaded(page) : page.waitForEvent('requestfailed');
    release();
    await late;
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Choosing tests');
    // The next navigation works: nothing is still pending.
    await follow(page, '/guide/basic/configure-rstest');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Configuring Rstest');
    expect(loads).toEqual([]);
    expect(complaints.splice(0)).toHaveLength(end === 'continue' ? 0 : 1);
  });
}

test('while back loads a page, the outline of the page on screen works', async ({ page }) => {
  await open(page, START);
  const h1 = page.getByRole('heading', { level: 1 });
  const title = (await h1.textContent()) ?? '';
  await follow(page, SLOW);
  await expect(h1).not.toHaveText(title);
  await page.reload({ waitUntil: 'networkidle' });
  const release = await hold(page);
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(new RegExp(`${START}$`));
  await page.locator('[data-static=outline] a').last().click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(h1).toBeAttached();
  release();
  await expect(h1).toHaveText(title);
});

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
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.getByRole('link', { name: 'Playground', exact: true }).first().click();
  await expect(heading).toHaveText('Playground');
  await expect(heading).toBeFocused();
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
