import type { Page } from '@playwright/test';
import { open } from '../../e2e/support/site.ts';
import { fullAfter } from '../../e2e/support/tags.ts';
import { expect, test } from '../../e2e/support/test.ts';
import { DESKTOP, PHONE } from '../support/scan.ts';

/** More tab stops than any page has, so that a focus trap is detected. */
const MOST_STOPS = 600;

interface Stop {
  name: string;
  /** Whether it's after the previous stop in document order. */
  inOrder: boolean;
  inView: boolean;
  marked: boolean;
}

/** The focused element; `undefined` once focus has left the page. */
function stopOf(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const { activeElement: element, body } = document;
    if (!element || element === body) return undefined;
    const walk = globalThis as { lastStop?: Element };
    const last = walk.lastStop;
    walk.lastStop = element;
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`,
      inOrder:
        !last || (last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
      inView:
        width > 0 &&
        height > 0 &&
        bottom > 0 &&
        right > 0 &&
        top < window.innerHeight &&
        left < window.innerWidth,
      marked: outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2,
    };
  });
}

const WALKS = [
  ['/config/test/bail', DESKTOP],
  ['/config/test/bail', PHONE],
  ['/', DESKTOP],
  ['/zh/guide/start/quick-start', DESKTOP],
  ['/zh/api/', PHONE],
  ['/none', DESKTOP],
] as const;

for (const [index, [path, width]] of WALKS.entries()) {
  test(`Tab walks ${path} at ${width} px in the order of the page, each stop in view and marked`, {
    tag: fullAfter(1, index),
  }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const stops: Stop[] = [];
    for (let count = 0; count < MOST_STOPS; count++) {
      await page.keyboard.press('Tab');
      const stop = await stopOf(page);
      if (!stop) break;
      stops.push(stop);
    }
    expect(stops.length).toBeGreaterThan(3);
    expect(stops.length).toBeLessThan(MOST_STOPS);
    expect(stops.filter(({ inOrder, inView, marked }) => !(inOrder && inView && marked))).toEqual(
      [],
    );
  });
}
