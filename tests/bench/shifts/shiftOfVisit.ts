import type { BrowserContext } from '@playwright/test';
import { STORAGE } from '../../../theme/settings/site.ts';

/** How a page is loaded. */
export const CONDITIONS = ['cold', 'warm', 'slow'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** 1.6 Mbit/s and 150 ms, as Lighthouse's mobile network. */
const SLOW = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
/** How long to observe a page after its load event, in milliseconds. */
const WATCHED = 1500;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** The cumulative layout shift of a visit. A warm one has all files in the cache of its context. */
export async function shiftOfVisit(
  context: BrowserContext,
  url: string,
  condition: Condition,
): Promise<number> {
  const page = await context.newPage();
  try {
    // A returning visitor, because a first visit to a Chinese page would be redirected.
    await page.addInitScript(observeShifts, STORAGE.visited);
    const session = await context.newCDPSession(page);
    if (condition === 'slow') {
      await session.send('Network.enable');
      await session.send('Network.emulateNetworkConditions', SLOW);
    }
    if (condition === 'warm') await page.goto(url, { waitUntil: 'networkidle' });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED);
    return await page.evaluate(() => (window as unknown as { shift: number }).shift);
  } finally {
    await page.close();
  }
}

/** Runs in the page, before anything of it; no inner function may have a name (the runner adds code). */
function observeShifts(visited: string): void {
  localStorage.setItem(visited, '1');
  const seen = window as unknown as { shift: number };
  seen.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });
}
