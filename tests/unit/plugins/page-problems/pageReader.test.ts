import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageReader } from '../../../../plugins/page-problems/pageReader.ts';

const root = mkdtempSync(path.join(tmpdir(), 'page-reader-'));
afterAll(() => rmSync(root, { recursive: true }));

test('only pages that have changed are read anew, and new ones are found', async () => {
  mkdirSync(path.join(root, 'docs/en'), { recursive: true });
  const write = (name: string, text: string) =>
    writeFileSync(path.join(root, `docs/en/${name}.mdx`), text);
  write('a', 'A');
  write('b', 'B');
  const read = pageReader(root, path.join(root, 'docs'));
  const [a, b] = await read();
  write('b', 'changed');
  write('c', 'C');
  const after = await read();
  expect(after.map(({ file }) => file)).toEqual(
    ['a', 'b', 'c'].map((name) => `docs/en/${name}.mdx`),
  );
  expect(after[0]).toBe(a);
  expect(after[1]).not.toBe(b);
  expect(after[1]?.source).toBe('changed');
});

test('told what has changed, it reads nothing else', async () => {
  const file = (name: string) => path.join(root, `docs/en/${name}.mdx`);
  const read = pageReader(root, path.join(root, 'docs'));
  await read();
  writeFileSync(file('a'), 'seen');
  writeFileSync(file('b'), 'not told');
  const [a, b] = await read(new Set([file('a')]));
  expect(a?.source).toBe('seen');
  expect(b?.source).not.toBe('not told');
  expect((await read())[1]?.source).toBe('not told');
});
