import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveThreadsAll, inThread } from '../../../../plugins/threads/threads.ts';

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

test('TypeScript runs in another thread, and its error comes back', async () => {
  const told = await inThread<string, Told>(task, 'first');
  expect(told.thread).toBeGreaterThan(0);
  await expect(inThread(task, 'fail')).rejects.toThrow('it failed');
  await expect(inThread(pathToFileURL(path.join(folder, 'none.ts')), '')).rejects.toThrow(
    'none.ts',
  );
});

test('what is urgent goes before what has time, in the order of the asking', async () => {
  const inputs = Array.from({ length: 40 }, (_, i) => (i < 20 ? `later ${i}` : `now ${i}`));
  const told = await Promise.all(
    inputs.map((input) =>
      inThread<string, Told>(task, input, input.startsWith('later') ? 'later' : 'now'),
    ),
  );
  for (const thread of new Set(told.map((one) => one.thread))) {
    const orders = told.filter((one) => one.thread === thread).map(({ asked }) => asked);
    const whole = orders.sort((a, b) => b.length - a.length)[0] ?? [];
    // The first was given out before the others were asked for.
    const order = whole.filter((input) => input !== 'first').slice(1);
    const urgent = order.filter((input) => input.startsWith('now'));
    expect(order.slice(0, urgent.length)).toEqual(urgent);
    expect(urgent).toEqual([...urgent].sort());
  }
});

test('what the main thread leaves is for one more thread', async () => {
  giveThreadsAll();
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, i) => inThread<string, Told>(task, `more ${i}`)),
  );
  const expected = Math.min(4, availableParallelism());
  expect(new Set(told.map(({ thread }) => thread)).size).toBe(expected);
});
