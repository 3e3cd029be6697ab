/** @module-tag full */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type CommandResult,
  copySite,
  headlines,
} from '../../tests/support/checks/examples/site.ts';

const site = copySite('wrong');
let result: CommandResult;

beforeAll(async () => {
  result = await site.run();
}, 180_000);
afterAll(site.remove);

function errorsOf(page: string): string[] {
  return result.errors.filter((error) => error.startsWith(`docs/${page}.mdx:`));
}

/** The lines after the first, without their indentation. */
function details(error: string | undefined): string {
  return (error ?? '').split('\n').slice(1).join('\n').replace(/^ {4}/gm, '');
}

test('exits with 1 and counts all errors', () => {
  expect(result.code).toBe(1);
  expect(result.output).toEqual([
    expect.stringMatching(/^examples: 16 run in 6 pages, 27 failed; \d+ s$/),
  ]);
  expect(result.errors).toHaveLength(27);
});

test('incomplete fences, and unknown attributes', () => {
  expect(errorsOf('en/attributes')).toEqual([
    'docs/en/attributes.mdx:6: a ts block without a kind; add title="file.ts", check or no-run="reason"',
    'docs/en/attributes.mdx:14: unknown attribute hightlight; allowed: title, set, check, no-run, no-page, fails, output, exit, env, wrapCode',
    'docs/en/attributes.mdx:18: no-run without a reason; write no-run="reason"',
    'docs/en/attributes.mdx:32: set "clash" already contains src/a.test.ts (line 24); rename one, or move it to another set with set="name"',
  ]);
});

test('failing examples are reported with their lines', () => {
  expect(headlines(errorsOf('en/failing'))).toEqual([
    'docs/en/failing.mdx:18 (set "alone", src/sum.test.ts:4): rstest run exits 1: src/sum.test.ts > adds',
    'docs/en/failing.mdx:26 (set "among-others", thrown.ts:2): rstest run exits 1: thrown.test.ts > throws',
    'docs/en/failing.mdx:45 (set "late", late.test.ts:4): rstest run exits 1: late.test.ts',
    'docs/en/failing.mdx:63 (set "no-test"): Rstest finds no test file in this set; add a test, join it to another section\'s with set="name", or mark it check',
  ]);
  const page = readFileSync(path.join(site.root, 'docs/en/failing.mdx'), 'utf8').split('\n');
  expect(page[18 - 1]).toBe('  expect(1 + 2).toBe(4);');
  expect(page[26 - 1]).toBe("  throw new Error('thrown elsewhere');");
});

test('output that Rstest does not print', () => {
  const errors = errorsOf('en/output');
  expect(headlines(errors)).toEqual([
    'docs/en/output.mdx:16: rstest run prints something else; fix the block (-), or use --write to insert what was printed (+):',
    'docs/en/output.mdx:36: rstest run prints something else; fix the lines around the ... by hand; it printed:',
    'docs/en/output.mdx:44 (set "other-exit-code"): rstest run exits 0, but the page says 1; drop fails="…" or exit="…", or let it fail',
    'docs/en/output.mdx:54 (set "other-message", a.test.ts): Rstest fails, but does not print fails="expected 1 to be 3"; quote a part of what it printed:',
    'docs/en/output.mdx:64: rstest --version prints something else; fix the block (-), or use --write to insert what was printed (+):',
  ]);
  expect(details(errors[0])).toBe(
    [
      '',
      '   ✓ a.test.ts (1)',
      '+   ✓ one (<time>)',
      '',
      '-  Test Files 2 passed',
      '+  Test Files 1 passed',
      '        Tests 1 passed',
      '     Duration <time> (build <time>, tests <time>)',
    ].join('\n'),
  );
  expect(details(errors[1])).toContain(' ✓ a.test.ts (1)\n');
  expect(details(errors[3])).toContain('AssertionError: expected 1 to be 2');
});

test('types, separately for each set', () => {
  const types = headlines(errorsOf('en/types')).filter((line) => line.includes(': TS'));
  expect(types).toEqual([
    "docs/en/types.mdx:15 (set \"top\", src/sum.test.ts:5): TS2345: Argument of type 'string' is not assignable to parameter of type 'number'.",
    'docs/en/types.mdx:22 (set "top", check-2.ts:3): TS2769: No overload matches this call.',
    "docs/en/types.mdx:32 (set \"declared\", check-4.ts:1): TS2322: Type 'string' is not assignable to type 'number'.",
    "docs/en/types.mdx:38 (set \"not-declared\", check-5.ts:1): TS2552: Cannot find name 'RELEASE'. Did you mean 'release'?",
    "docs/en/types.mdx:48 (set \"javascript\", check-6.js:5): TS2551: Property 'lenght' does not exist on type '\"four\"'. Did you mean 'length'?",
    "docs/en/types.mdx:54 (set \"options\", tsconfig.json:1): TS6046: Argument for '--jsx' option must be: 'preserve', 'react-native', 'react-jsx', 'react-jsxdev', 'react'.",
    'docs/en/types.mdx:58 (set "options", check-8.ts:1): TS6133: \'unused\' is declared but its value is never read.',
    'docs/en/types.mdx:67 (set "does-not-parse", a.test.ts:4): TS1351: An identifier or keyword cannot immediately follow a numeric literal.',
    'docs/en/types.mdx:67 (set "does-not-parse", a.test.ts:4): TS1005: \')\' expected.',
    'docs/en/types.mdx:67 (set "does-not-parse", a.test.ts:4): TS2304: Cannot find name \'toBe\'.',
  ]);
});

test('Chinese pages that differ from English ones, and what only fails there', () => {
  expect(errorsOf('en/counterparts')).toEqual([]);
  expect(headlines(errorsOf('zh/counterparts'))).toEqual([
    'docs/zh/counterparts.mdx:8: this block is in set "何时使用" (give the heading {#when-to-use-it}), the original one in "when-to-use-it" at docs/en/counterparts.mdx:8; make both pages show the same',
    'docs/zh/counterparts.mdx:18: the code differs by more than comments from the block at docs/en/counterparts.mdx:18; make both pages show the same',
    'docs/zh/counterparts.mdx:23 (set "example", b.test.ts:5): rstest run exits 1: b.test.ts > 两个',
  ]);
});

test('--write updates the output, and reports what it cannot write', {
  timeout: 180_000,
}, async () => {
  const page = path.join(site.root, 'docs/en/output.mdx');
  const first = await site.run(page, '--write');
  expect(first.output.slice(0, -1)).toEqual([
    'wrote docs/en/output.mdx:16',
    'wrote docs/en/output.mdx:64',
  ]);
  expect(headlines(first.errors)).toHaveLength(3);
  const second = await site.run(page);
  expect(headlines(second.errors)).toEqual([
    'docs/en/output.mdx:37: rstest run prints something else; fix the lines around the ... by hand; it printed:',
    expect.stringMatching(/^docs\/en\/output\.mdx:45 .+ exits 0/),
    expect.stringMatching(/^docs\/en\/output\.mdx:55 .+ fails="expected 1 to be 3"/),
  ]);
});
