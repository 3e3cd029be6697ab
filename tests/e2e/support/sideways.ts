import type { Page } from '@playwright/test';
import { painted } from './frames.ts';

/**
 * Describes horizontal overflow: the page's width and up to five overflowing elements. `undefined` if the
 * page fits. Looks a second time, because the page may still be adapting to a new width.
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
    const isClipped = (container: Element | null): boolean =>
      container !== null &&
      container !== document.body &&
      (getComputedStyle(container).overflowX !== 'visible' || isClipped(container.parentElement));
    const culprits = [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 0.5)
      .filter((element) => !isClipped(element.parentElement))
      .map(({ tagName, className, textContent }) => {
        return `${tagName.toLowerCase()}.${className} “${textContent.slice(0, 40)}”`;
      });
    return `${scrollWidth} px wide in ${clientWidth}: ${culprits.slice(0, 5).join(' ')}`;
  });
}
