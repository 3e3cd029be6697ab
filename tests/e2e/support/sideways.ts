import type { Page } from '@playwright/test';
import { painted } from './frames.ts';

/**
 * What makes the page wider than the window: its width, and elements that stick out. A page that
 * still follows a new width is looked at once more when it has.
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
    const culprits = [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > clientWidth + 0.5)
      .map((one) => `${one.tagName.toLowerCase()}.${one.className}`)
      .slice(0, 5);
    return `${scrollWidth} px wide in ${clientWidth}: ${culprits.join(' ')}`;
  });
}
