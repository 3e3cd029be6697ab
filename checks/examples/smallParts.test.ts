import { describe, expect, test } from 'vitest';
import { blocksOf, fence } from '../../tests/support/checks/examples/block.ts';
import { formatExampleProblem } from './exampleProblem.ts';
import { closingLine } from './examplesCommand.ts';
import { readArguments } from './readArguments.ts';
import { checkRunShare, holdsTest, tally } from './tally.ts';
import { pageFolder } from './writeSets.ts';

test.each([
  ['docs/en/index.mdx', 'en/index'],
  ['docs/zh/api/index.mdx', 'zh/api.index'],
  ['docs/en/config/test/testTimeout.mdx', 'en/config.test.testTimeout'],
])('the sets of %s are in the folder %s', (file, folder) => {
  expect(pageFolder(file)).toBe(folder);
});

describe('arguments', () => {
  const none = {
    paths: [],
    changed: false,
    write: false,
    manifest: false,
    help: false,
    errors: [],
  };
  test.each([
    [[], none],
    [['docs/en', '--write'], { ...none, paths: ['docs/en'], write: true }],
    [['--manifest'], { ...none, manifest: true }],
    [['--changed'], { ...none, changed: true }],
    [['--help'], { ...none, help: true }],
    [
      ['--fix'],
      { ...none, errors: ['unknown flag --fix; allowed: --changed, --write, --manifest, --help'] },
    ],
    [
      ['--manifest', 'docs/en'],
      {
        ...none,
        paths: ['docs/en'],
        manifest: true,
        errors: ['--manifest needs all pages; leave out the paths'],
      },
    ],
  ])('%j', (args, expected) => {
    expect(readArguments(args)).toEqual(expected);
  });
});

describe('whether a block contains a test', () => {
  test.each([
    [true, "test('a', () => {});"],
    [true, "it.skip.each([1])('a', () => {});"],
    [true, 'test.each`a`("x", () => {});'],
    [true, 'test<Context>("x", () => {});'],
    [false, "// test('a')"],
    [false, 'pattern.test(text);'],
    [false, 'latest();'],
    [false, 'export default defineConfig({});'],
  ])('%s: %s', (expected, code) => {
    const [block] = blocksOf(fence('ts check', code));
    expect(block && holdsTest(block)).toBe(expected);
  });
});

describe('the share of tests that run', () => {
  const runs = fence('ts title="a.test.ts"', 'test("a", run);');
  const exempt = fence('ts no-run="needs a browser"', 'test("a", run);');
  const checked = fence('ts check', 'test("a", run);');

  test('nine out of ten are enough', () => {
    const blocks = blocksOf([...Array.from({ length: 9 }, () => runs), exempt].join('\n'));
    expect(tally(blocks)).toEqual({ run: 9, check: 0, exempt: 1 });
    expect(checkRunShare(blocks)).toEqual([]);
  });

  test('with fewer, reports those that do not run', () => {
    const blocks = blocksOf([...Array.from({ length: 9 }, () => runs), exempt, checked].join('\n'));
    const rest = 'only 81% of the blocks with a test run, at least 90% must; give it a title';
    expect(checkRunShare(blocks)).toEqual([
      { file: 'docs/en/page.mdx', line: 37, message: `exempt: needs a browser; ${rest}` },
      { file: 'docs/en/page.mdx', line: 41, message: `only type-checked; ${rest}` },
    ]);
  });

  test('pages without tests are fine', () => {
    expect(checkRunShare(blocksOf(fence('ts check', '1')))).toEqual([]);
  });
});

describe('what is printed', () => {
  test('a problem with its location in the set, and further lines indented', () => {
    const problem = { file: 'docs/en/x.mdx', line: 57, message: 'one\n\ntwo' };
    expect(formatExampleProblem({ ...problem, where: 'set "name", sum.test.ts:5' })).toBe(
      'docs/en/x.mdx:57 (set "name", sum.test.ts:5): one\n\n    two',
    );
    expect(formatExampleProblem(problem)).toBe('docs/en/x.mdx:57: one\n\n    two');
  });

  test('the closing line', () => {
    const report = {
      blocks: { run: 210, check: 80, exempt: 31 },
      pages: 74,
      sets: 95,
      written: [],
    };
    expect(closingLine(report, 0, 41_200)).toBe(
      'examples: 321 blocks in 74 pages: 210 run in 95 sets, 80 type-checked, ' +
        '31 exempt with a reason; 0 failed; 41 s',
    );
  });
});
