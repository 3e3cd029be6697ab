import type { Browser } from '@playwright/test';
import { openSlowly } from '../moving/openSlowly.ts';
import type { Action } from './actions.ts';

/** How long to wait for the frame after an interaction, in milliseconds. */
const WATCHED = 1500;

interface Interaction extends PerformanceEntry {
  interactionId: number;
}

/**
 * The time from an interaction to the next frame, as INP counts it, in steps of 8 ms, with the CPU at
 * a quarter of its speed. 0 if it took less than 16 ms, which browsers don't report.
 */
export async function interactionTime(
  browser: Browser,
  origin: string,
  { path, prepare, act }: Action,
): Promise<number> {
  const { page, close } = await openSlowly(browser, origin + path);
  try {
    await prepare?.(page);
    await page.waitForTimeout(WATCHED);
    await page.evaluate(observeInteractions);
    await act(page);
    await page.waitForTimeout(WATCHED);
    return await page.evaluate(() => (window as unknown as { longest: number }).longest);
  } finally {
    await close();
  }
}

/** Runs in the page; no inner function may have a name (the runner adds code). */
function observeInteractions(): void {
  const seen = window as unknown as { longest: number };
  seen.longest = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ((entry as Interaction).interactionId > 0) {
        seen.longest = Math.max(seen.longest, entry.duration);
      }
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
