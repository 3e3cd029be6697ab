import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAlone, runInWorker, runWhenIdle } from './workerPool.ts';

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

test('workers go on for a while without the main thread, in order', async () => {
  const done = new Int32Array(new SharedArrayBuffer(4));
  const running = ['go 1', 'go 2'].map((name) => runInWorker<Input, Told>(task, { name, done }));
  for (let count = 0; count < running.length; count = Atomics.load(done, 0)) {
    // Blocks this thread, which couldn't post anything now.
    expect(Atomics.wait(done, 0, count, 30_000)).not.toBe('timed-out');
  }
  for (const { asked } of await Promise.all(running)) expect([...asked].sort()).toEqual(asked);
});

test('what is needed earlier overtakes what is not', async () => {
  const ended: string[] = [];
  const end = (kind: string) => () => void ended.push(kind);
  const later = Array.from({ length: 20 }, () =>
    runWhenIdle<Input, Told>(task, { name: 'later' }).then(end('later')),
  );
  const sooner = runInWorker<Input, Told>(task, { name: 'sooner' }).then(end('sooner'));
  await Promise.all([...later, sooner]);
  expect(ended.indexOf('sooner')).toBeLessThan(later.length - 5);
});

test('a long task has a worker of its own', async () => {
  const [alone, other] = await Promise.all([
    runAlone<Input, Told>(task, { name: 'alone' }),
    runInWorker<Input, Told>(task, { name: 'other' }),
  ]);
  expect(alone.asked).toEqual(['alone']);
  expect(other.thread).not.toBe(alone.thread);
  await expect(runAlone(task, { name: 'fail' })).rejects.toThrow('it failed');
});
