import type { Locator, Page } from '@playwright/test';

/** Distance of an element's top from the top of the window. */
export function topOf(element: Locator): Promise<number> {
  return element.evaluate((one) => one.getBoundingClientRect().top);
}

export function scrolledTo(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY);
}

/** Scrolls the page and waits until it has heard of it. */
export async function scrollTo(page: Page, top: number): Promise<void> {
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

/** The hashes of the headings that the outline lists, in order. */
export function outlineHashes(outline: Locator): Promise<string[]> {
  return outline
    .getByRole('link')
    .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).hash));
}
