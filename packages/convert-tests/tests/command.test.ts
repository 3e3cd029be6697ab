import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const COMMAND = path.join(import.meta.dirname, '../convert-tests.mjs');
const TEST = "it('a', () => {\n  jest.isolateModules(() => {});\n});\n";

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'convert-tests-'));
  writeFileSync(path.join(folder, 'a.test.js'), TEST);
  writeFileSync(path.join(folder, 'jest.config.js'), 'module.exports = { testTimeout: 9 };\n');
});
afterEach(() => rmSync(folder, { recursive: true }));

const run = (...args: string[]) =>
  spawnSync(process.execPath, [COMMAND, ...args], { cwd: folder, encoding: 'utf8' });

test('prints a diff and what is left to do, and changes nothing', () => {
  const { stdout, stderr, status } = run('a.test.js');
  expect(stdout).toContain('--- a.test.js\n+++ a.test.js\n@@ -1,3 +1,5 @@\n+import { it } from');
  expect(stderr).toBe(
    'a.test.js:2:3: manual: jest.isolateModules, see https://rstest.rs/guide/migration/jest#jest-object\n',
  );
  expect(status).toBe(0);
  expect(readFileSync(path.join(folder, 'a.test.js'), 'utf8')).toBe(TEST);
});

test('writes tests in place, and configurations next to the old ones', () => {
  expect(run('--write', 'a.test.js', 'jest.config.js').status).toBe(0);
  expect(readFileSync(path.join(folder, 'a.test.js'), 'utf8')).toContain("from '@rstest/core';");
  expect(readdirSync(folder)).toEqual(['a.test.js', 'jest.config.js', 'rstest.config.mjs']);
});

test('reports what it can’t convert, and goes on', () => {
  writeFileSync(path.join(folder, 'other.js'), 'export const a = 1;\n');
  const { stdout, stderr, status } = run('missing.js', 'other.js', 'a.test.js');
  expect(stderr).toContain('missing.js');
  expect(stderr).toContain('other.js: unknown');
  expect(stdout).toContain('+++ a.test.js');
  expect(status).toBe(1);
});

test('shows the usage on request, and after an unknown option', () => {
  expect(run('--help')).toMatchObject({ stdout: expect.stringMatching(/^usage: /), status: 0 });
  const { stderr, status } = run('--wirte', 'a.test.js');
  expect(stderr).toMatch(/^Unknown option '--wirte'.*\nusage: [^\n]*\n$/);
  expect(status).toBe(1);
});
