import { expect, test } from 'vitest';
import { defaultSource } from './defaultValue.ts';

const ROOT = '/project';

test.each([
  [5000, '5000'],
  ['node', "'node'"],
  ["it's", "'it\\'s'"],
  [['text', 'html'], "['text', 'html']"],
  [{}, '{}'],
  [[], '[]'],
  [{ name: 'node', 'a-b': [1] }, "{ name: 'node', 'a-b': [1] }"],
  [ROOT, 'process.cwd()'],
  ['/project/coverage', "'./coverage'"],
  ['/project2/coverage', "'/project2/coverage'"],
])('%j is written %s', (value, source) => {
  expect(defaultSource(value, ROOT)).toBe(source);
});
