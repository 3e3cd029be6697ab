import type { Browser, Page } from '@playwright/test';

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
export interface TaskRecording {
  readonly begin: (part: string) => Promise<void>;
  /** Stops recording. Returns the longest task of each part, in milliseconds of CPU time. */
  readonly longest: () => Promise<ReadonlyMap<string, number>>;
}

export async function recordTasks(browser: Browser, page: Page): Promise<TaskRecording> {
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
    .sort((one, other) => one.ts - other.ts);
  const [first] = marks;
  if (!first) throw new Error('The trace has none of the marks.');
  const tasks = events
    .filter(({ name, pid, tid }) => name === TASK && pid === first.pid && tid === first.tid)
    .sort((one, other) => one.ts - other.ts);
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
