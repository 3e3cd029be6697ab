import type { Browser } from '@playwright/test';
import { STORAGE } from '../../../theme/settings/site.ts';
import { type Weight, weighVisit } from './weighVisit.ts';

interface Seen {
  /** Total blocking time in milliseconds, with the CPU at a quarter of its speed. */
  blocked: number;
  /** The longest task, in milliseconds, at that speed; 0 if all are below 50. */
  longest: number;
  /** Largest contentful paint, in milliseconds. */
  lcp: number;
  /** Cumulative layout shift. */
  cls: number;
}

export interface Visit extends Seen {
  weight: Weight;
}

const SLOWDOWN = 4;
const VIEWPORT = { width: 1280, height: 900 };
/** How long to observe a page after its load event, in milliseconds. */
const WATCHED = 2500;

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
    // A returning visitor, because a first visit to a Chinese page would be redirected.
    await context.addInitScript(watch, STORAGE.visited);
    const weightSoFar = await weighVisit(page, origin);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(WATCHED);
    const seen = await page.evaluate(() => (window as unknown as { seen: Seen }).seen);
    return { weight: await weightSoFar(), ...seen };
  } finally {
    await context.close();
  }
}

/** Runs in the page, before anything of it; no inner function may have a name (the runner adds code). */
function watch(visited: string): void {
  localStorage.setItem(visited, '1');
  const seen: Seen = { blocked: 0, longest: 0, lcp: 0, cls: 0 };
  (window as unknown as { seen: Seen }).seen = seen;
  for (const type of ['longtask', 'largest-contentful-paint', 'layout-shift']) {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (type === 'longtask') {
          seen.blocked += entry.duration - 50;
          seen.longest = Math.max(seen.longest, entry.duration);
        } else if (type === 'layout-shift') seen.cls += (entry as LayoutShift).value;
        else seen.lcp = entry.startTime;
      }
    }).observe({ type, buffered: true });
  }
}
