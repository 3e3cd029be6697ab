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
  const runOnce = async (some: ReadonlyMap<string, Part>) => {
    const recording = await recordTasks(browser, page);
    for (const [name, part] of some) {
      await recording.begin(name);
      await run(part, name);
    }
    return [...(await recording.longest())].filter(([, ms]) => ms >= most);
  };
  const slow = new Map(await runOnce(parts));
  return slow.size > 0 ? runOnce(new Map([...parts].filter(([name]) => slow.has(name)))) : [];
}
