import { expect, test } from 'vitest';
import { readFences } from '../../../../plugins/run-sets/readFences.ts';

test('the fences of a page are read with their code as it stands, without the list’s indent', () => {
  const source = [
    '# A',
    '```ts title="a.ts"',
    'a();',
    '',
    '  b();',
    '```',
    '1. One',
    '',
    '   ```js',
    '   c();',
    '     d();',
    '   ```',
    '````md',
    '```ts',
    '````',
    '```',
    '```',
  ].join('\n');
  expect(readFences(source)).toEqual([
    { meta: 'title="a.ts"', code: 'a();\n\n  b();', begin: 2, end: 6 },
    { meta: '', code: 'c();\n  d();', begin: 9, end: 12 },
    { meta: '', code: '```ts', begin: 13, end: 15 },
    { meta: '', code: '', begin: 16, end: 17 },
  ]);
});
