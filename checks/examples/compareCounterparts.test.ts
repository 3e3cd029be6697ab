import { describe, expect, test } from 'vitest';
import { blocksOf, fence } from '../../tests/support/checks/examples/block.ts';
import { compareCounterparts, sameSet } from './compareCounterparts.ts';
import { groupSets } from './groupSets.ts';

const EN = 'docs/en/a.mdx';
const ZH = 'docs/zh/a.mdx';

function compare(english: string, chinese: string): string[] {
  return compareCounterparts(
    { file: EN, blocks: blocksOf(english, EN) },
    { file: ZH, blocks: blocksOf(chinese, ZH) },
  ).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

const a = fence('ts title="a.test.ts"', 'a();');
const b = fence('ts check', 'b();');

describe('equal counterparts', () => {
  test.each([
    ['comments', a, fence('ts title="a.test.ts"', '// 说明\na();')],
    ['reasons', fence('ts no-run="slow"', 'a();'), fence('ts no-run="太慢"', 'a();')],
    ['plain text', fence('text', 'a tree'), fence('text', '一棵树')],
    ['looks', fence('ts check {1}', 'a();'), fence('ts check {2} wrapCode', 'a();')],
  ])('%s may differ', (_, english, chinese) => {
    expect(compare(english, chinese)).toEqual([]);
  });
});

describe('different counterparts', () => {
  test('in code', () => {
    expect(compare(a + b, `\n${a}${b.replace('b', 'c')}`)).toEqual([
      `${ZH}:5: the code differs by more than comments from the block at ${EN}:4; make both pages show the same`,
    ]);
  });

  test('in attributes', () => {
    expect(compare(a, a.replace('a.test', 'b.test'))).toEqual([
      `${ZH}:1: language or attributes differ from the block at ${EN}:1; make both pages show the same`,
    ]);
  });

  test('in the heading', () => {
    expect(compare(`## When to use it\n\n${a}`, `## 何时使用\n\n${a}`)).toEqual([
      `${ZH}:3: this block is in set "何时使用" (give the heading {#when-to-use-it}), the original one in "when-to-use-it" at ${EN}:3; make both pages show the same`,
    ]);
  });

  test('in number: reports the first difference and the counts, not all that follow', () => {
    expect(compare(a + b + b, b + b)).toEqual([
      `${ZH}:1: language or attributes differ from the block at ${EN}:1; make both pages show the same`,
      `${ZH}:4: 2 blocks here, 3 blocks in ${EN}; show the same blocks in the same order`,
    ]);
  });

  test('in number at the end', () => {
    expect(compare(a, a + b)).toEqual([
      `${ZH}:4: 2 blocks here, 1 block in ${EN}; show the same blocks in the same order`,
    ]);
  });
});

describe('whether one run covers both', () => {
  const commented = fence('ts title="a.test.ts"', '// 说明\na();');
  const output = fence('text output', 'x');
  test.each([
    [true, 'comments', a, commented],
    [false, 'code', a, a.replace('a()', 'b()')],
    [true, 'output of equal files', a + output, a + output],
    [true, 'durations', a + fence('text output', '(3ms)'), a + fence('text output', '(5ms)')],
    [false, 'output: one of both is wrong', a + output, a + output.replace('\nx', '\ny')],
    [false, 'output of files that differ in comments', a + output, commented + output],
  ])('%s: %s', (expected, _, english, chinese) => {
    const [one] = groupSets(blocksOf(english, EN));
    const [other] = groupSets(blocksOf(chinese, ZH));
    if (!one || !other) throw new Error('no set');
    expect(sameSet(one, other)).toBe(expected);
  });
});
