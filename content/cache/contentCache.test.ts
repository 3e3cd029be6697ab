import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentCache } from './contentCache.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'content-cache-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** Simulates a build. Returns the contents that weren't cached. */
async function build(contents: readonly unknown[], code = 'code'): Promise<unknown[]> {
  const cache = openContentCache<string>('results', { directory, code });
  const made: unknown[] = [];
  const results = contents.map((content) =>
    cache.get(content, async () => {
      made.push(content);
      return `of ${JSON.stringify(content)}`;
    }),
  );
  expect(await Promise.all(results)).toEqual(contents.map((one) => `of ${JSON.stringify(one)}`));
  await cache.save();
  return made;
}

test('a second build only computes what has changed', async () => {
  expect(await build([{ a: 1 }, { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
  expect(await build([{ a: 1 }, { b: 3 }])).toEqual([{ b: 3 }]);
  expect(await build([{ a: 1 }, { b: 3 }])).toEqual([]);
});

test('the same content is computed once per build', async () => {
  expect(await build(['same', 'same'])).toEqual(['same']);
});

test('results that a build no longer requests are dropped', async () => {
  await build(['a', 'b']);
  await build(['a']);
  expect(await build(['a', 'b'])).toEqual(['b']);
});

test('results of other code are ignored', async () => {
  await build(['a']);
  expect(await build(['a'], 'other code')).toEqual(['a']);
});

test('an invalid file is ignored, and no partial file is left', async () => {
  await writeFile(path.join(directory, 'results.json'), '{"code":"code","results":{"a');
  expect(await build(['a'])).toEqual(['a']);
  expect(await readdir(directory)).toEqual(['results.json']);
});

test('a failed computation is retried', async () => {
  const cache = () => openContentCache<string>('results', { directory, code: 'code' });
  const failing = cache();
  const fail = () => Promise.reject(new Error('no'));
  await expect(failing.get('a', fail)).rejects.toThrow('no');
  expect(await build(['a'])).toEqual(['a']);
});

test('computes many at once, without cached ones', async () => {
  await build(['a']);
  const cache = openContentCache<string>('results', { directory, code: 'code' });
  const asked: (readonly string[])[] = [];
  const make = async (missing: readonly string[]) => {
    asked.push(missing);
    return missing.map((one) => `new ${one}`);
  };
  expect(await cache.getAll(['b', 'a', 'c', 'b'], make)).toEqual([
    'new b',
    'of "a"',
    'new c',
    'new b',
  ]);
  expect(await cache.getAll(['c', 'a'], make)).toEqual(['new c', 'of "a"']);
  expect(asked).toEqual([['b', 'c']]);
});
