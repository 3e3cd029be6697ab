import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const SETUP = path.resolve(import.meta.dirname, '../../../../scripts/setup');
const root = mkdtempSync(path.join(tmpdir(), 'run-steps-'));
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
    cwd: root,
  });

/** `npm test` of a project with one step for each kind of inputs. */
const MAIN = `
import { readKeptResults } from ${JSON.stringify(pathToFileURL(path.join(SETUP, 'keptResults.mjs')))};
import { runSteps } from ${JSON.stringify(pathToFileURL(path.join(SETUP, 'runSteps.mjs')))};
const use = process.argv[2] !== 'all';
process.exitCode = await runSteps([
  { name: 'types', command: 'cat code.ts', inputs: 'code' },
  { name: 'packages', command: 'cat packages/a.ts', inputs: 'packages' },
  { name: 'build', command: 'rm -rf out && mkdir out', inputs: 'all', outputs: ['out'] },
  { name: 'e2e', command: 'test ! -e broken', needs: ['types', 'build'], cores: 2 },
  { name: 'after', command: 'echo after', needs: ['e2e'] },
], readKeptResults({ use }));
`;

/** The last lines of the steps' results. */
function run(...args: string[]): string[] {
  const command = [path.join(root, 'main.mjs'), ...args];
  try {
    return results(execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' }));
  } catch (error) {
    return results((error as { stdout: string }).stdout);
  }
}

function results(output: string): string[] {
  return output
    .split('\n')
    .filter((line) => /^[✓✗]/.test(line))
    .map((line) => line.replace(/ \([\d.]+ s\)/, ''))
    .sort();
}

beforeAll(() => {
  write('main.mjs', MAIN);
  write('.gitignore', 'out\n.cache\nbroken\n');
  write('code.ts', 'one');
  mkdirSync(path.join(root, 'docs/en'), { recursive: true });
  mkdirSync(path.join(root, 'packages'));
  write('packages/a.ts', 'one');
  write('docs/en/a.mdx', 'one');
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'first');
});

afterAll(() => rmSync(root, { recursive: true }));

test('a step that passed isn’t run again until its inputs or outputs change', () => {
  const all = ['✓ after', '✓ build', '✓ e2e', '✓ packages', '✓ types'];
  expect(run()).toEqual(all);
  const [types, packages, build] = ['✓ types', '✓ packages', '✓ build'].map(
    (one) => `${one}: unchanged since it last passed`,
  );
  expect(run()).toEqual(['✓ after', build, '✓ e2e', packages, types]);
  write('docs/en/a.mdx', 'two');
  expect(run()).toEqual(['✓ after', '✓ build', '✓ e2e', packages, types]);
  write('code.ts', 'two');
  expect(run()).toEqual(['✓ after', '✓ build', '✓ e2e', packages, '✓ types']);
  write('packages/a.ts', 'two');
  expect(run()).toEqual(all);
  rmSync(path.join(root, 'out'), { recursive: true });
  expect(run()).toEqual(['✓ after', '✓ build', '✓ e2e', packages, types]);
  expect(run('all')).toEqual(all);
});

test('what needs a failed step isn’t run', () => {
  write('broken', '');
  expect(run('all')).toEqual([
    '✓ build',
    '✓ packages',
    '✓ types',
    '✗ after: not run, because "e2e" failed',
    '✗ e2e',
  ]);
  rmSync(path.join(root, 'broken'));
});
