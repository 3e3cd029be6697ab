import { expect, test } from 'vitest';
import { shareCores } from '../../../../scripts/setup/cores.mjs';

/** A task that ends when it's told to. */
function task(log: string[], name: string) {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    end,
    run: () => {
      log.push(name);
      return ended;
    },
  };
}

test('tasks start in order as cores get free, and a large one isn’t overtaken', async () => {
  const cores = shareCores(2);
  const log: string[] = [];
  const [a, b, both, last] = ['a', 'b', 'both', 'last'].map((name) => task(log, name)) as [
    ReturnType<typeof task>,
    ReturnType<typeof task>,
    ReturnType<typeof task>,
    ReturnType<typeof task>,
  ];
  const first = cores.use(1, a.run);
  const second = cores.use(1, b.run);
  const third = cores.use(2, both.run);
  const fourth = cores.use(1, last.run);
  await Promise.resolve();
  expect(log).toEqual(['a', 'b']);
  a.end();
  await first;
  expect(log).toEqual(['a', 'b']);
  b.end();
  await second;
  await Promise.resolve();
  expect(log).toEqual(['a', 'b', 'both']);
  both.end();
  await third;
  last.end();
  await fourth;
  expect(log).toEqual(['a', 'b', 'both', 'last']);
});

test('a task that fails frees its cores, and one that wants too many gets all', async () => {
  const cores = shareCores(2);
  await expect(cores.use(4, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(cores.use(2, async () => 'done')).resolves.toBe('done');
});
