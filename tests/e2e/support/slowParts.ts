import type { Browser, Page } from '@playwright/test';

/**
 * Runs parts of a test one after another, and repeats those that blocked the page: a task can also be slow
 * because of garbage collection, which rarely happens twice in the same part.
 *
 * @param limit The shortest task that counts as blocking the page, in milliseconds of CPU time.
 * @returns The parts that blocked the page both times, with the time of their longest task.
 */
export async function slowParts<Part>(
  browser: Browser,
  page: Page,
  limit: number,
  parts: ReadonlyMap<string, Part>,
  run: (part: Part, name: string) => Promise<void>,
): Promise<[name: string, ms: number][]> {
  const runOnce = async (subset: ReadonlyMap<string, Part>) => {
    const recording = await recordTasks(browser, page);
    for (const [name, part] of subset) {
      await recording.begin(name);
      await run(part, name);
    }
    return [...(await recording.longest())].filter(([, ms]) => ms >= limit);
  };
  const slow = new Map(await runOnce(parts));
  return slow.size > 0 ? runOnce(new Map([...parts].filter(([name]) => slow.has(name)))) : [];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds. */
  readonly ts: number;
  /** CPU time, which doesn't include that of other processes. */
  readonly tdur?: number;
}

const MARK = 'part of the test: ';
const TASK = 'ThreadControllerImpl::RunTask';

/** Records the durations of tasks on a page's main thread, in named parts of a test. */
interface TaskRecording {
  readonly begin: (part: string) => Promise<void>;
  /** Stops recording. Returns the longest task of each part, in milliseconds of CPU time. */
  readonly longest: () => Promise<ReadonlyMap<string, number>>;
}

async function recordTasks(browser: Browser, page: Page): Promise<TaskRecording> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  return {
    begin: (part) => page.evaluate((name) => void performance.mark(name), MARK + part),
    async longest() {
      const trace = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: TraceEvent[];
      };
      return longestTasks(trace.traceEvents);
    },
  };
}

function longestTasks(events: readonly TraceEvent[]): ReadonlyMap<string, number> {
  const marks = events
    .filter(({ name, ph }) => name.startsWith(MARK) && ph !== 'E')
    .sort((a, b) => a.ts - b.ts);
  const [first] = marks;
  if (!first) throw new Error('The trace has none of the marks.');
  const tasks = events
    .filter(({ name, pid, tid }) => name === TASK && pid === first.pid && tid === first.tid)
    .sort((a, b) => a.ts - b.ts);
  if (tasks.length === 0) throw new Error('The trace has no task of the page.');
  const longest = new Map(marks.map(({ name }) => [name.slice(MARK.length), 0]));
  let part = -1;
  for (const { ts, tdur = 0 } of tasks) {
    while ((marks[part + 1]?.ts ?? Number.POSITIVE_INFINITY) <= ts) part += 1;
    const name = marks[part]?.name.slice(MARK.length);
    if (name !== undefined) longest.set(name, Math.max(longest.get(name) ?? 0, tdur / 1000));
  }
  return longest;
}
