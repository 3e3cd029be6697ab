import { describe, expect, test } from 'vitest';
import { blocksOf, fence } from '../../tests/support/checks/examples/block.ts';
import { checkRunShare, holdsTest, tally } from './runShare.ts';

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
