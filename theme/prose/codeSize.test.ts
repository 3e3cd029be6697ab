import { expect, test } from 'vitest';
import { codeSize } from './codeSize.ts';

test.each([
  ['<span class="line">a &#x3C; b</span>', { lines: 1, columns: 5 }],
  [
    '<span class="line">one</span>\n<span class="line"></span>\n<span>three</span>\n',
    { lines: 3, columns: 5 },
  ],
  ['<span class="line">// 加税</span>', { lines: 1, columns: 7 }],
  ['', { lines: 1, columns: 0 }],
])('%j', (html, size) => {
  expect(codeSize(html)).toEqual(size);
});
