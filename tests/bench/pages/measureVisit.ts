import type { Browser } from '@playwright/test';
import { STORAGE } from '../../../theme/settings/site.ts';
import { type Weight, weighVisit } from './weighVisit.ts';

interface Timings {
  /** Total blocking time in milliseconds, with the CPU slowed down. */
  blocked: number;
  /** The longest task in milliseconds, with the CPU slowed down; 0 if no task takes more than 50. */
  longest: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
}

export interface Visit extends Timings {
  weight: Weight;
}

/** How many times slower the CPU is, like that of a phone. */
const SLOWDOWN = 4;
const VIEWPORT = { width: 1280, height: 900 };
/** How long to observe a page after its load event, in milliseconds. */
const OBSERVATION_TIME = 2500;

interface LayoutShift extends PerformanceEntry {
  value: number;
}

/** Measures a first visit with an empty cache. */
export async function measureVisit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: VIEWPORT, locale: 'en-US' });
  try {
    const page = await context.newPage();
    const { origin } = new URL(url);
    await context.route(
      (target) => target.origin !== origin,
      (route) => route.abort(),
    );
    await context.addInitScript(observe, STORAGE.visited);
    const weightSoFar = await weighVisit(page, origin);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(OBSERVATION_TIME);
    const timings = await page.evaluate(() => (window as ObservedWindow).timings as Timings);
    return { weight: await weightSoFar(), ...timings };
  } finally {
    await context.close();
  }
}

type ObservedWindow = Window & { timings?: Timings };

/** Runs in the page before its scripts. Inner functions can't have names, because tsx adds code to them. */
function observe(visited: string): void {
  // The first visit to a Chinese page would be redirected.
  localStorage.setItem(visited, '1');
  const timings: Timings = { blocked: 0, longest: 0, lcp: 0, cls: 0 };
  (window as ObservedWindow).timings = timings;
  for (const type of ['longtask', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'longtask') {
          // By definition, a task blocks the page from its 50th millisecond on.
          timings.blocked += entry.duration - 50;
          timings.longest = Math.max(timings.longest, entry.duration);
        } else if (type === 'layout-shift') timings.cls += (entry as LayoutShift).value;
        else timings.lcp = entry.startTime;
      }
    }).observe({ type, buffered: true });
  }
}
