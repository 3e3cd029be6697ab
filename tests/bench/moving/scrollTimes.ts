import type { Browser } from '@playwright/test';
import { openSlowly } from './openSlowly.ts';

const LONGEST_PAGE = '/api/test-api/expect';
const STEP = 600;
const STEPS = 60;
/** Time between two wheel events, in milliseconds. */
const PAUSE = 50;

interface Seen {
  longTasks: number[];
}

/** The long tasks in milliseconds while scrolling through the longest page. */
export async function longTasksOfScrolling(browser: Browser, origin: string): Promise<number[]> {
  const { page, close } = await openSlowly(browser, origin + LONGEST_PAGE);
  await page.evaluate(() => {
    const seen: Seen = { longTasks: [] };
    Object.assign(window, seen);
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.longTasks.push(duration);
    }).observe({ type: 'longtask' });
  });
  await page.mouse.move(640, 450);
  for (let step = 0; step < STEPS; step++) {
    await page.mouse.wheel(0, STEP);
    await page.waitForTimeout(PAUSE);
  }
  const tasks = await page.evaluate(() => (window as unknown as Seen).longTasks);
  await close();
  return tasks;
}
