import { expect, type Locator, type Page } from '@playwright/test';

/** Distance of an element's top from the top of the window, in pixels. */
export function topOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => element.getBoundingClientRect().top);
}

/** The page's scroll position in pixels. */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Waits until all of a long page is laid out (theme/page/deferredLayout.ts) and positions are final. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('[data-static=body]:not([data-whole])')).toHaveCount(0);
}

/** Scrolls the page when all of it is laid out, and waits for the scroll event. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await laidOut(page);
  await page.evaluate(
    (to) =>
      new Promise<void>((resolve) => {
        if (window.scrollY === to) return resolve();
        window.addEventListener('scroll', () => resolve(), { once: true });
        window.scrollTo({ top: to, behavior: 'instant' });
      }),
    top,
  );
}

/** The hashes of the links in the outline, in order, including folded ones. */
export function outlineHashes(outline: Locator): Promise<string[]> {
  const links = outline.locator('a');
  return links.evaluateAll((elements) => elements.map((a) => (a as HTMLAnchorElement).hash));
}
