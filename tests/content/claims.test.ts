import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { runRstest } from '../../checks/examples/runRstest.ts';
import { readSite, root } from './site.ts';

/** What pages once said wrongly, checked against the installed runner. */
const FOLDER = path.join(root, '.cache/claims');

/** The forms of a test with a callback that Jest accepts. */
const CALLBACKS = [
  `test('a', (done) => {`,
  `test('a', done => {`,
  `test('a', async done => {`,
  `test('a', async (done) => {`,
  `test('a', function (done) {`,
  `test('a', function named(done) {`,
  `test.each([1])('a', (n, done) => {`,
  `beforeEach((done: jest.DoneCallback) => {`,
];

const pages = readSite();
afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

function copyFixture(name: string): string {
  const cwd = path.join(FOLDER, name);
  rmSync(cwd, { recursive: true, force: true });
  cpSync(path.join(root, 'tests/fixtures/claims', name), cwd, { recursive: true });
  return cwd;
}

function run(cwd: string, args: readonly string[] = [], env: Record<string, string> = {}) {
  return runRstest({ root, cwd, args: ['run', ...args], env, timeLimitMs: 60_000 });
}

function pagesOf(route: string) {
  return pages.filter((page) => page.route === route);
}

test('matchers, errors, promises, and import.meta.env', async () => {
  const { exit, output } = await run(copyFixture('runner'));
  expect(output).toContain('1 skipped');
  expect(exit, output).toBe(0);
});

test('a misspelled pool is reported as the page shows it', async () => {
  const { output } = await run(copyFixture('runner'), ['--pool', 'fork']);
  const message = 'Unknown pool worker: fork';
  expect(output).toContain(message);
  for (const page of pagesOf('/config/test/pool')) expect(page.source).toContain(message);
});

test('without isolation, a setup file that failed is left out for later files', async () => {
  const cwd = copyFixture('setup');
  expect((await run(cwd)).output).toMatch(/Test Files 2 failed\n/);
  expect((await run(cwd, ['--no-isolate'])).output).toContain('Test Files 1 failed | 1 passed');
});

test.each([
  ['--coverage.clean', true],
  ['--coverage.changed=false', false],
])('%s turns coverage on although the config turns it off: %s', async (flag, on) => {
  const { output } = await run(copyFixture('setup'), [flag]);
  expect(output.includes('Coverage enabled')).toBe(on);
});

describe('coding agents', () => {
  test.each([
    ['Devin', { EDITOR: 'devin' }],
    ['Kiro', { TERM_PROGRAM: 'kiro' }],
    ['Pi', { PATH: `/home/me/.pi/agent${path.delimiter}${process.env.PATH}` }],
  ])('%s is recognized, even on GitHub, and its row is on the page', async (agent, env) => {
    const { output } = await run(copyFixture('runner'), ['matchers'], {
      ...env,
      GITHUB_ACTIONS: 'true',
      RSTEST_NO_AGENT: '0',
    });
    expect(output).toContain('# Rstest Test Execution Report');
    for (const page of pagesOf('/guide/advanced/environment-variables'))
      expect(page.source).toContain(`| ${agent} |`);
  });
});

test('the search for callbacks finds every form', () => {
  const file = path.join(FOLDER, 'callbacks.js');
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(file, CALLBACKS.join('\n'));
  const patterns = pagesOf('/guide/migration/jest').flatMap(({ codeBlocks }) =>
    codeBlocks.flatMap(({ code }) => /^git grep -nE '(.*\bdone\b.*)'$/.exec(code)?.[1] ?? []),
  );
  expect(patterns).toHaveLength(2);
  for (const pattern of patterns) {
    const found = spawnSync('git', ['grep', '--no-index', '-hE', pattern, '--', file], {
      encoding: 'utf8',
    }).stdout;
    expect(found.trim().split('\n')).toEqual(CALLBACKS);
  }
});
