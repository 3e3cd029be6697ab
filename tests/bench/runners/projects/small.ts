import { numberedFiles, type Project } from './project.ts';

/** Many test files, each with a few tests of one small module. */
export function small(testFiles: number): Project {
  return numberedFiles(testFiles, (n, testModule) => ({
    [`src/price${n}.ts`]: sourceOf(n),
    [`test/price${n}.test.ts`]: testOf(n, testModule),
  }));
}

function sourceOf(n: number): string {
  return `export const rate = ${n};

export function price(net: number, discount = 0): number {
  if (net < 0) throw new RangeError('negative');
  return net * (100 + rate) - discount;
}
`;
}

function testOf(n: number, testModule: string): string {
  return `import { describe, expect, test } from '${testModule}';
import { price, rate } from '../src/price${n}';

describe('price ${n}', () => {
  test('adds the rate', () => expect(price(1)).toBe(${100 + n}));
  test('takes the discount off', () => expect(price(1, 5)).toBe(${95 + n}));
  test('is nothing for nothing', () => expect(price(0)).toBe(0));
  test('refuses negative prices', () => expect(() => price(-1)).toThrow('negative'));
  test('knows the rate', () => expect({ rate }).toEqual({ rate: ${n} }));
});
`;
}
