import { describe, expect, test } from 'vitest';
import { isSimpleType, readerType } from './shortType.ts';

const ALIASES = new Map([['PoolType', "'forks' | 'threads'"]]);

describe('readerType', () => {
  test.each([
    ['PoolType | PoolOptions', "'forks' | 'threads' | PoolOptions"],
    ['PoolType[]', "('forks' | 'threads')[]"],
    ['string[] | {\n  /** why */\n  a: "x"; // end\n}', "string[] | { a: 'x'; }"],
    ['(type: PoolType) => void', "(type: 'forks' | 'threads') => void"],
    ['PoolType | [PoolType]', 'PoolType | [PoolType]'],
    ['A & { b?: boolean | undefined; }', 'A & { b?: boolean; }'],
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
