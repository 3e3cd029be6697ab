import { compile } from '@rspress/core/dist/node/mdx/processor.js';
import { describe, expect, test } from 'vitest';
import { pageOf } from '../../tests/support/content/pageOf.ts';

/** Everything that headings can contain, and where they can occur. */
const BODY = `
## Plain heading

## Plain heading

### The \`.not\` modifier

### \`.not\` {#not}

### \`.not\`

## **Bold**, *soft* and ~~gone~~

## **Bold**, *soft* {#bold}

## A [link](#not) here

### \` spaced \` code

## Early {#early} \`code\` late

## 何时使用：它？

## 何时使用 {#when-to-use-it}

## \`__mocks__\` and snake_case

## C++ & <b>JSX</b> {'expression'} &amp; \\* escaped

:::tip Title
### In a callout
:::

<Tabs>

### Inside tabs

</Tabs>

> ## Quoted

## Plain heading
`;

interface Toc {
  readonly toc: readonly { readonly id: string }[];
}

/** The IDs that the installed Rspress generates, from a page's compiled module. */
async function rspressIds(): Promise<{ headings: string[]; outline: string[] }> {
  const module = await compile({
    source: pageOf(BODY).source,
    filepath: '/docs/en/a.mdx',
    docDirectory: '/docs',
    config: { markdown: {} },
    routeService: null,
    pluginDriver: null,
  });
  const headings = [...module.matchAll(/_components\.h\d, \{\s*id: "([^"]*)"/g)];
  const meta = /__RSPRESS_PAGE_META\["[^"]*"\] = (.*);/.exec(module)?.[1] ?? '';
  const { toc } = JSON.parse(meta) as Toc;
  return { headings: headings.map(([, id = '']) => id), outline: toc.map(({ id }) => id) };
}

const rspress = await rspressIds();

describe('heading ids', () => {
  const { headings } = pageOf(BODY);

  test('are those of the installed Rspress', () => {
    expect(rspress.headings).toHaveLength(18);
    expect(headings.map(({ id }) => id)).toEqual(rspress.headings);
  });

  test('in the outline are the same, unless text follows an explicit one', () => {
    const listed = headings.filter(({ isInOutline }) => isInOutline);
    const late = listed.filter(({ hasLateText }) => hasLateText).map(({ id }) => id);
    expect(late).toEqual(['early']);
    expect(listed.map(({ id }) => (id === 'early' ? 'earlycode-late' : id))).toEqual(
      rspress.outline,
    );
  });
});

test.each([
  ['## One {#two}', 2, 'two', true],
  ['### `code`', 3, 'code', false],
  ['#### 标题', 4, '标题', false],
])('%s', (source, depth, id, hasExplicitId) => {
  expect(pageOf(`\n${source}\n`).headings).toEqual([
    { depth, id, hasExplicitId, isInOutline: true, hasLateText: false, line: 6 },
  ]);
});
