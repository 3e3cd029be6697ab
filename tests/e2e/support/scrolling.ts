import { expect, type Locator, type Page } from '@playwright/test';

/** Distance of an element's top from the top of the window. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().top);
}

/** The page's scroll position in pixels. */
export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Waits until a long page is laid out completely (theme/page/deferredLayout.ts): positions are final. */
export async function laidOut(page: Page): Promise<void> {
  await expect(page.locator('[data-static=body]:not([data-whole])')).toHaveCount(0);
}

/** Scrolls the page to a final position and waits for the scroll event. */
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
  return outline.locator('a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hash));
}
