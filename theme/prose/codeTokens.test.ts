import { expect, test } from 'vitest';
import { codeTokens } from './codeTokens.ts';

test.each([
  ["import { a } from '<b>';", "keyword:import keyword:from string:'<b>'"],
  ["Array.from(x); // it's", "function:from comment:// it's"],
  ['const a = "it\'s \\" //";', 'keyword:const string:"it\'s \\" //"'],
  ['/* open\n', 'comment:/* open\n'],
  ['', ''],
])('%j', (code, colored) => {
  const tokens = codeTokens(code);
  expect(tokens.map(({ text }) => text).join('')).toBe(code);
  const kinds = tokens.filter(({ kind }) => kind).map(({ text, kind }) => `${kind}:${text}`);
  expect(kinds.join(' ')).toBe(colored);
});

test('long code is left as it is', () => {
  const code = 'call();'.repeat(10_000);
  expect(codeTokens(code)).toEqual([{ text: code }]);
});
