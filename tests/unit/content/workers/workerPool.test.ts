import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowAllCores, runInWorker } from '../../../../content/workers/workerPool.ts';

const CODE = `import { threadId } from 'node:worker_threads';
const asked: string[] = [];
export async function run(input: string): Promise<{ thread: number; asked: string[] }> {
  if (input === 'fail') throw new Error('it failed');
  asked.push(input);
  return { thread: threadId, asked: [...asked] };
}
`;

let folder: string;
let task: URL;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'threads-'));
  const file = path.join(folder, 'task.mts');
  await writeFile(file, CODE);
  task = pathToFileURL(file);
});

afterAll(() => rm(folder, { recursive: true }));

interface Told {
  readonly thread: number;
  readonly asked: readonly string[];
}

test('runs TypeScript in a worker, and returns its error', async () => {
  const told = await runInWorker<string, Told>(task, 'first');
  expect(told.thread).toBeGreaterThan(0);
  await expect(runInWorker(task, 'fail')).rejects.toThrow('it failed');
  await expect(runInWorker(pathToFileURL(path.join(folder, 'none.ts')), '')).rejects.toThrow(
    'none.ts',
  );
});

test('urgent tasks run first, otherwise in order', async () => {
  const inputs = Array.from({ length: 40 }, (_, i) => (i < 20 ? `later ${i}` : `now ${i}`));
  const told = await Promise.all(
    inputs.map((input) =>
      runInWorker<string, Told>(task, input, input.startsWith('later') ? 'later' : 'now'),
    ),
  );
  for (const thread of new Set(told.map((one) => one.thread))) {
    const orders = told.filter((one) => one.thread === thread).map(({ asked }) => asked);
    const whole = orders.sort((a, b) => b.length - a.length)[0] ?? [];
    // The first was dispatched before the others were queued.
    const order = whole.filter((input) => input !== 'first').slice(1);
    const urgent = order.filter((input) => input.startsWith('now'));
    expect(order.slice(0, urgent.length)).toEqual(urgent);
    expect(urgent).toEqual([...urgent].sort());
  }
});

test('uses one more worker when the main thread is idle', async () => {
  allowAllCores();
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, i) => runInWorker<string, Told>(task, `more ${i}`)),
  );
  const expected = Math.min(4, availableParallelism());
  expect(new Set(told.map(({ thread }) => thread)).size).toBe(expected);
});
