import type { Element, Root } from 'hast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';
import { HighlightedCode } from './highlightedCode.ts';

const BLOCK = { language: 'ts', meta: 'title="a.ts" {1}', code: 'const a = 1;\n' };
const KEY = JSON.stringify(['ts', 'title="a.ts" {1}', 'const a = 1;\n']);

test('a block is passed to the theme as HTML, with its fence attributes', async () => {
  const code = new HighlightedCode();
  expect(code.get(KEY)).toBeUndefined();
  await code.prepare([BLOCK]);
  const pre = code.get(KEY)?.children[0] as Element;
  expect(pre).toMatchObject({ tagName: 'pre', children: [] });
  expect(pre.properties).toEqual({
    title: 'a.ts',
    lang: 'ts',
    html:
      '<span class="line" data-marked=""><span class="hl-keyword">const</span>' +
      '<span class="hl-constant"> a</span><span class="hl-keyword"> =</span>' +
      '<span class="hl-constant"> 1</span>;</span>',
  });
});

test('changes to a block on one page do not affect others', async () => {
  const code = new HighlightedCode();
  await code.prepare([BLOCK]);
  const change = (tree: Root | undefined) => {
    tree?.children.splice(0);
  };
  const before = structuredClone(code.get(KEY));
  change(code.get(KEY));
  expect(code.get(KEY)).toEqual(before);
});

test('a block in an unknown language is left to Shiki, and doesn’t affect the others', async () => {
  const code = new HighlightedCode();
  await code.prepare([{ language: 'klingon', meta: '', code: 'nuqneH\n' }, BLOCK]);
  expect(code.get(JSON.stringify(['klingon', '', 'nuqneH\n']))).toBeUndefined();
  expect(code.get(KEY)).toBeDefined();
});

test('the blocks of a page are cached by Shiki’s keys', async () => {
  const { config: change, markdown } = highlight();
  const config = await change?.({}, {} as never, true);
  const [plugin] = markdown?.remarkPlugins ?? [];
  const cache = config?.markdown?.shiki?.cache;
  const source = '```ts title="a.ts" {1}\nconst a = 1;\n```\n\n```\nplain\n```\n';
  const processor = unified()
    .use(remarkParse)
    .use([plugin as never]);
  await processor.run(processor.parse(source));
  expect(cache?.get(KEY)).toBeDefined();
  expect(cache?.get(JSON.stringify(['txt', '', 'plain\n']))).toBeDefined();
});

test('a key in another format is an error that mentions Shiki', async () => {
  const code = new HighlightedCode();
  await code.prepare([BLOCK]);
  expect(() => code.set('ts|const a = 1;')).toThrow(/^@shikijs\/rehype \S+: expected cache keys/);
});
