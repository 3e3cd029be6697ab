import type { Browser, Page } from '@playwright/test';
import { recordTasks } from './longestTasks.ts';

/**
 * Runs parts of a test one after another, and those again during which the page was blocked: a task
 * is also slow when memory is reclaimed in it, but what an input costs, it costs again.
 *
 * @param most Milliseconds of CPU time for which the page may be blocked.
 * @returns The parts that blocked the page both times, with the time of their longest task.
 */
export async function slowParts<Part>(
  browser: Browser,
  page: Page,
  most: number,
  parts: ReadonlyMap<string, Part>,
  run: (part: Part, name: string) => Promise<void>,
): Promise<[name: string, ms: number][]> {
  let slow: [name: string, ms: number][] = [];
  let left = [...parts];
  for (let turn = 0; turn < 2 && left.length > 0; turn += 1) {
    const recording = await recordTasks(browser, page);
    for (const [name, part] of left) {
      await recording.begin(name);
      await run(part, name);
    }
    const longest = await recording.longest();
    slow = [...longest].filter(([, ms]) => ms >= most);
    left = left.filter(([name]) => (longest.get(name) ?? 0) >= most);
  }
  return slow;
}
