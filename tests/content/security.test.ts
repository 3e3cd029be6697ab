import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from './site.ts';

/** The rows of the table of promises: what is promised, and what keeps it. */
const ROWS = readFileSync(path.join(root, 'SECURITY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:promise|---) /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, promise = '', keptBy = '']) => ({ promise, keptBy }));

const code = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, inner = '']) => inner);
const isCommand = (text: string) => text.startsWith('npm ');

test('every promise of SECURITY.md is kept by something that exists', () => {
  expect(ROWS.length).toBeGreaterThan(8);
  for (const { promise, keptBy } of ROWS) {
    const keepers = code(keptBy);
    expect(keepers, promise).not.toEqual([]);
    const gone = keepers.filter((one) => !isCommand(one) && !existsSync(path.join(root, one)));
    expect(gone, promise).toEqual([]);
  }
});

test('every test of faults keeps a promise of SECURITY.md', () => {
  const named = ROWS.flatMap(({ keptBy }) => code(keptBy));
  const faults = path.join(root, 'tests/faults');
  const specs = readdirSync(faults, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => `tests/faults/${file.split(path.sep).join('/')}`);
  expect(specs.length).toBeGreaterThan(8);
  expect(specs.filter((spec) => !named.includes(spec))).toEqual([]);
});
