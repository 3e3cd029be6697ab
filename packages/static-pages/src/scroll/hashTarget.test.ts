import { expect, test } from 'vitest';
import { hashId } from './hashTarget.ts';

test.each([
  ['#when-to-use-it', 'when-to-use-it'],
  ['#%E4%BD%BF', '使'],
  ['#100%', '100%'],
  ['', ''],
])('hash %s names %s', (hash, id) => {
  expect(hashId(hash)).toBe(id);
});
