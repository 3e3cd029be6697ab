import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowAllCores, runInWorker } from './workerPool.ts';

const CODE = `import { threadId } from 'node:worker_threads';
const asked: string[] = [];
export async function run({ name, done }: { name: string; done?: Int32Array }) {
  if (name === 'fail') throw new Error('it failed');
  asked.push(name);
  if (done) {
    Atomics.add(done, 0, 1);
    Atomics.notify(done, 0);
  }
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

interface Input {
  readonly name: string;
  readonly done?: Int32Array;
}

interface Told {
  readonly thread: number;
  readonly asked: readonly string[];
}

test('runs TypeScript in a worker, and returns its error', async () => {
  const told = await runInWorker<Input, Told>(task, { name: 'first' });
  expect(told.thread).toBeGreaterThan(0);
  await expect(runInWorker(task, { name: 'fail' })).rejects.toThrow('it failed');
  await expect(runInWorker(pathToFileURL(path.join(folder, 'none.ts')), '')).rejects.toThrow(
    'none.ts',
  );
});

test('workers go on while the main thread is busy, in order', async () => {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const names = Array.from({ length: 20 }, (_, i) => `task ${String(i).padStart(2, '0')}`);
  const running = names.map((name) => runInWorker<Input, Told>(task, { name, done }));
  for (let count = 0; count < names.length; count = Atomics.load(done, 0)) {
    // Blocks this thread, which couldn't post anything now.
    expect(Atomics.wait(done, 0, count, 30_000)).not.toBe('timed-out');
  }
  for (const { asked } of await Promise.all(running)) expect([...asked].sort()).toEqual(asked);
});

test('uses one more worker when the main thread is idle', async () => {
  allowAllCores();
  const told = await Promise.all(
    Array.from({ length: 8 }, (_, i) => runInWorker<Input, Told>(task, { name: `more ${i}` })),
  );
  const expected = Math.min(4, availableParallelism());
  expect(new Set(told.map(({ thread }) => thread)).size).toBe(expected);
});
