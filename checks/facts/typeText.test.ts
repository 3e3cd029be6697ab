import { describe, expect, test } from 'vitest';
import { canonicalType, isSimpleType, isType, readerType, sameType } from './typeText.ts';

const ALIASES = new Map([
  ['PoolType', "'forks' | 'threads'"],
  ['PoolOptions', '{ type?: PoolType; execArgv?: string[] }'],
  ['Tree', '{ children: Tree[] }'],
  ['Long', `'${'x'.repeat(700)}'`],
]);

describe('sameType', () => {
  test.each([
    ['number', ' number '],
    ["'a' | 'b'", '"b"|"a"'],
    ["| 'a' | 'b'", "'a' | ('b')"],
    ['string[]', 'Array<string>'],
    ['(string | undefined)[]', 'Array<undefined | string>'],
    ['true | false', 'boolean'],
    ["false | true | 'auto'", "'auto' | boolean"],
    ['{ a: string; b?: number }', '{ b?: number | undefined, a: string }'],
    ['(content: string) => boolean | void', '(text: string) => void | boolean'],
    ['(a?: string, ...rest: number[]) => void', '(x?: string, ...y: Array<number>) => void'],
    ['PoolType', "'threads' | 'forks'"],
    ['PoolType | PoolOptions', "'forks' | PoolOptions | 'threads'"],
    ['PoolOptions', "{ execArgv?: string[]; type?: 'forks' | 'threads' }"],
    ['A & B', 'B & A'],
    ["RsbuildConfig['plugins']", 'RsbuildConfig["plugins"]'],
    ["Pick<X, 'a' | 'b' | 'a'>", "Pick<X, 'b' | 'a'>"],
    ['[string, number]', '[ string,number ]'],
    ['NodeJS.ProcessEnv', ' NodeJS.ProcessEnv '],
    // Expanding it must end.
    ['Tree[]', 'Array<Tree>'],
  ])('%s is %s', (a, b) => {
    expect(canonicalType(a, ALIASES)).toBe(canonicalType(b, ALIASES));
    expect(sameType(b, a, ALIASES)).toBe(true);
  });

  test.each([
    ['number', 'string'],
    ['number', 'number[]'],
    ["'a'", 'a'],
    ["'a' | 'b'", "'a'"],
    ['string[] | number', '(string | number)[]'],
    ['{ a: string }', '{ a?: string }'],
    ['{ a: string | undefined }', '{ a?: string }'],
    ['(a: string) => void', '(a?: string) => void'],
    ['(a: string) => void', '(a: string) => string'],
    ['[string, number]', '[number, string]'],
    ['Record<string, unknown>', 'Record<unknown, string>'],
    ['numbr of', 'number'],
  ])('%s is not %s', (a, b) => {
    expect(sameType(a, b, ALIASES)).toBe(false);
    expect(sameType(b, a, ALIASES)).toBe(false);
  });
});

describe('readerType', () => {
  test.each([
    ['PoolType | PoolOptions', "'forks' | 'threads' | PoolOptions"],
    ['PoolType[]', "('forks' | 'threads')[]"],
    ['string[] | {\n  /** why */\n  a: "x"; // end\n}', "string[] | { a: 'x'; }"],
    ['(type: PoolType) => void', "(type: 'forks' | 'threads') => void"],
    ['Array<Unknown>', 'Array<Unknown>'],
    ['no type at all', 'no type at all'],
  ])('%s is shown as %s', (declared, shown) => {
    expect(readerType(declared, ALIASES)).toBe(shown);
  });
});

test.each([
  ["boolean | 'auto'", true],
  ["'a'", true],
  ['number | null', true],
  ['string[]', false],
  ['PoolType', false],
  ['what is this', false],
])('%s is simple: %s', (text, simple) => {
  expect(isSimpleType(text)).toBe(simple);
});

test.each([
  ['string | number', true],
  ['', false],
  ['string |', false],
  ['string; type U = number', false],
  ['a b', false],
])('%s is a type: %s', (text, valid) => {
  expect(isType(text)).toBe(valid);
});
