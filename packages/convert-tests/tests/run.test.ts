import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { convert } from '../src/index.ts';
import { RUNNABLE, SOURCES } from './runnable.ts';

const folder = path.join(import.meta.dirname, '../.cache/run');
const rstest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@rstest/core/package.json')),
  'bin/rstest.js',
);

test('converted tests pass in the installed Rstest', { timeout: 120_000 }, async () => {
  await rm(folder, { recursive: true, force: true });
  const files = Object.entries(RUNNABLE).map(([file, code]) => convert({ path: file, code }));
  expect(files.flatMap(({ notes }) => notes.filter(({ level }) => level === 'manual'))).toEqual([]);
  const written = [
    ...files.map((one) => [one.path, one.code] as const),
    ...Object.entries(SOURCES),
  ];
  for (const [file, code] of written) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), code);
  }
  await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
  const { stdout } = await promisify(execFile)(process.execPath, [rstest, 'run'], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    timeout: 100_000,
  }).catch((error: { stdout: string }) => error);
  expect(stdout).toMatch(new RegExp(`Test Files ${files.length} passed\n`));
});
