import type { Element } from 'hast';
import { expect, test } from 'vitest';
import { readDiff, run } from './highlightTask.ts';

test('a diff is highlighted as the code that it changes, with marked lines', async () => {
  const code = "-vi.mock('./send');\n+rs.mock('./send');\n const a = 1;\n";
  const [pre] = (await run([{ language: 'diff', meta: '', code }])) as [Element];
  const html = String(pre.properties.html);
  expect(pre.properties.lang).toBe('diff');
  expect(html).toContain('<span class="line" data-marked="deleted"><span class="hl-constant">vi');
  expect(html).toContain('<span class="line" data-marked="inserted"><span class="hl-constant">rs');
  expect(html).toContain('<span class="hl-keyword">const</span>');
});

test('a diff of JSON is highlighted as JSON', () => {
  expect(readDiff('diff', '', ' {\n-  "a": 1\n+  "a": 2\n }')).toEqual({
    language: 'json',
    code: '{\n  "a": 1\n  "a": 2\n}',
    changes: [undefined, 'deleted', 'inserted', undefined],
  });
});

test('output and other languages stay as they are', () => {
  expect(readDiff('diff', 'output="run"', '- a')).toBeUndefined();
  expect(readDiff('ts', '', '-a;')).toBeUndefined();
});
