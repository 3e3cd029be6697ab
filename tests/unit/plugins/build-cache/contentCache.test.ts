import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openContentCache } from '../../../../plugins/build-cache/contentCache.ts';

let directory: string;

beforeEach(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'content-cache-'));
});

afterEach(() => rm(directory, { recursive: true }));

/** One build: what it made anew of the contents it asks for. */
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

test('a second build makes only what has changed', async () => {
  expect(await build([{ a: 1 }, { b: 2 }])).toEqual([{ a: 1 }, { b: 2 }]);
  expect(await build([{ a: 1 }, { b: 3 }])).toEqual([{ b: 3 }]);
  expect(await build([{ a: 1 }, { b: 3 }])).toEqual([]);
});

test('the same content is made once in a build', async () => {
  expect(await build(['same', 'same'])).toEqual(['same']);
});

test('what a build no longer asks for is forgotten', async () => {
  await build(['a', 'b']);
  await build(['a']);
  expect(await build(['a', 'b'])).toEqual(['b']);
});

test('nothing is taken over from other code', async () => {
  await build(['a']);
  expect(await build(['a'], 'other code')).toEqual(['a']);
});

test('a broken file counts for nothing, and no half of one is left', async () => {
  await writeFile(path.join(directory, 'results.json'), '{"code":"code","results":{"a');
  expect(await build(['a'])).toEqual(['a']);
  expect(await readdir(directory)).toEqual(['results.json']);
});

test('what could not be made is made again', async () => {
  const cache = () => openContentCache<string>('results', { directory, code: 'code' });
  const failing = cache();
  const fail = () => Promise.reject(new Error('no'));
  await expect(failing.get('a', fail)).rejects.toThrow('no');
  expect(await build(['a'])).toEqual(['a']);
});
