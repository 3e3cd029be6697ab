import type { Browser } from '@playwright/test';
import { median, percentile } from '../median.ts';
import { table } from '../search/table.ts';
import { heaviestClickTimes, hoveredClickTimes, suddenClickTimes } from './clickTimes.ts';
import { keyTimes } from './keyTimes.ts';
import { longTasksOfScrolling } from './scrollTimes.ts';

const HEAD = ['ms, at a quarter of the speed', 'median', '95th', 'most', 'wanted'];

/** Response times of clicks, keys, and scrolling. */
export async function movingTable(browser: Browser, origin: string): Promise<string> {
  const tasks = await longTasksOfScrolling(browser, origin);
  return table([
    HEAD,
    row('click on a hovered link', await hoveredClickTimes(browser, origin), 80),
    row('… to the longest page', await heaviestClickTimes(browser, origin), 80),
    row('click without warning, 40 ms away', await suddenClickTimes(browser, origin), 200),
    row('work for a key in the filter', await keyTimes(browser, origin), 16),
    row('long tasks of scrolling, each', tasks.length > 0 ? tasks : [0], 0),
  ]);
}

function row(name: string, times: readonly number[], wanted: number): string[] {
  const figures = [median(times), percentile(times, 0.95), Math.max(...times)];
  return [name, ...figures.map((time) => time.toFixed(0)), `≤ ${wanted}`];
}
