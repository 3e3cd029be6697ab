import { expect, test } from 'vitest';
import { headingIds } from '../../../../plugins/addresses/headingIds.ts';

const PAGE = `---
title: A page
description: "# no heading"
---

Text.

## First {#one}

\`\`\`\`md title="a.md"
## In a fence
\`\`\`
### In the fence still
\`\`\`\`

### Written \`in code\`, and *more*
#### Deep
##### Too deep

- item

  ~~~bash
  # a comment
  ~~~

## 示例 {#example}
`;

test('the ids of headings 2 to 4 come in order, those within code are none', () => {
  expect(headingIds(PAGE)).toEqual(['one', 'written-in-code-and-more', 'deep', 'example']);
});

test('line ends of Windows change nothing', () => {
  expect(headingIds(PAGE.replaceAll('\n', '\r\n'))).toEqual(headingIds(PAGE));
});
