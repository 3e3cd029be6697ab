// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { blockLines } from '../../src/view/editor/useCodeLines.ts';

test('a block’s lines are read with their colors', () => {
  document.body.innerHTML =
    '<figure><pre><code><span class="line"><span class="hl-keyword">if</span> (a &lt; 1) {</span>\n' +
    '<span class="line"></span>\n<span class="line" data-run-shown="">}</span></code></pre></figure>';
  const { code, lines } = blockLines(document.body);
  expect(code).toBe('if (a < 1) {\n\n}');
  expect(lines.map(({ text }) => text)).toEqual(['if (a < 1) {', '', '}']);
  expect(lines[0]?.spans).toEqual([
    { text: 'if', className: 'hl-keyword' },
    { text: ' (a < 1) {', className: undefined },
  ]);
});
