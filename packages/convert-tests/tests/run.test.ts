import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { MANUAL, RESULTS } from './expectedTests.ts';
import { convertFixture, FIXTURES, filesIn, OUTPUT, printShare } from './fixtures.ts';

const folder = path.join(OUTPUT, 'run');
const rstest = path.join(
  path.dirname(createRequire(import.meta.url).resolve('@rstest/core/package.json')),
  'bin/rstest.js',
);

const fixtures = (['jest', 'vitest'] as const).flatMap((runner) =>
  filesIn('tests', runner).map((name) =>
    convertFixture('tests', `${runner}/${name}`, `${runner}-test`),
  ),
);
const tests = fixtures.filter(({ file }) => !file.endsWith('/setup.ts'));

test('files that need manual work say what', () => {
  printShare('test files', tests);
  const incomplete = tests.filter(({ manual }) => manual.length > 0);
  expect(Object.fromEntries(incomplete.map(({ file, manual }) => [file, manual]))).toEqual(MANUAL);
});

test('the others pass in the installed Rstest', async () => {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(path.join(folder, 'jest'), { recursive: true });
  mkdirSync(path.join(folder, 'vitest'));
  for (const name of ['src', 'matchers.ts', 'rstest.config.ts'])
    cpSync(path.join(FIXTURES, 'tests', name), path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
  for (const { file, code, manual } of fixtures) {
    if (manual.length === 0) writeFileSync(path.join(folder, file), code);
  }
  const { CI: _, ...env } = process.env;
  const run = promisify(execFile)(process.execPath, [rstest, 'run'], { cwd: folder, env });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  expect(results(stdout)).toEqual(RESULTS);
});

interface Report {
  readonly files: readonly {
    readonly testPath: string;
    readonly results: readonly { readonly status: string; readonly name: string }[];
  }[];
}

const STATES = { pass: 'passed', fail: 'failed', skip: 'skipped', todo: 'to do' };

/** `2 passed, 1 skipped` by file. Fails with the output if Rstest wrote no report. */
function results(output: string): Record<string, string> {
  let report: Report;
  try {
    report = JSON.parse(readFileSync(path.join(folder, 'results.json'), 'utf8'));
  } catch (error) {
    throw new Error(output, { cause: error });
  }
  return Object.fromEntries(
    report.files.map(({ testPath, results: cases }) => {
      const counts = Object.entries(STATES).flatMap(([status, word]) => {
        const count = cases.filter((result) => result.status === status).length;
        return count === 0 ? [] : [`${count} ${word}`];
      });
      return [testPath, counts.join(', ')];
    }),
  );
}
