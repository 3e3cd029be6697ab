import type { Page } from '@playwright/test';
import { painted } from './frames.ts';

/**
 * Horizontal overflow: the page's width and the overflowing elements. Retries if the page is still
 * adapting to a new width.
 */
export async function sidewaysOverflow(page: Page): Promise<string | undefined> {
  if ((await overflow(page)) === undefined) return undefined;
  await painted(page);
  return overflow(page);
}

function overflow(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return undefined;
    const isClipped = (one: Element | null): boolean =>
      one !== null &&
      one !== document.body &&
      (getComputedStyle(one).overflowX !== 'visible' || isClipped(one.parentElement));
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((one) => !isClipped(one.parentElement))
      .map(
        (one) => `${one.tagName.toLowerCase()}.${one.className} “${one.textContent.slice(0, 40)}”`,
      )
      .slice(0, 5);
    return `${scrollWidth} px wide in ${clientWidth}: ${culprits.join(' ')}`;
  });
}
