import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Problem, sortProblems } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import { structureProblems } from './structureProblems.ts';

let root = '';

const HEAD = `---
title: A page
description: A page that was made up for a test of what writers may write, and nothing more.
`;
/** The first line of a body. */
const BODY = 5;

/** Files by path below docs/en, or docs for a path that starts with `../`. */
type Files = Readonly<Record<string, string>>;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'written-pages-'));
  mkdirSync(path.join(root, 'docs/public'), { recursive: true });
});

afterEach(() => rmSync(root, { recursive: true }));

function write(files: Files): void {
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(root, 'docs/en', name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** `file:line:column: message`, without the folder of the language. */
function problems(): string[] {
  return sortProblems(structureProblems(readPages(root), { root, docs: 'docs' })).map(shown);
}

function shown({ file, line, column = 1, message }: Problem): string {
  return `${file.replace('docs/en/', '')}:${line}:${column}: ${message}`;
}

/** A problem in the first line of the body of `a.mdx`. */
const at = (column: number, message: string, line = BODY) => `a.mdx:${line}:${column}: ${message}`;

const TEXT = 'Text.';
const page = (body: string, fields = '') => `${HEAD}${fields}---\n${body}\n`;

describe('a body', () => {
  const ROWS: readonly [what: string, body: string, ...messages: string[]][] = [
    ['an HTML comment', 'Text <!-- with { and <T> --> here.\n\n<!--\nmore\n-->'],
    [
      'an HTML comment that is never closed',
      '<!-- a',
      at(1, '<!-- starts a comment that is never closed: end it with -->'),
    ],
    ['a comment of MDX', 'Text {/* with a comment */} here.'],
    [
      'a tag that is never closed',
      'Text <Tabs>',
      at(
        6,
        "<Tabs> is never closed: close it with </Tabs>; if it's text, write \\<Tabs>, or put it in backticks",
      ),
    ],
    [
      'a type parameter',
      'Use Map<string, T>.',
      at(8, "< starts a tag, but this isn't one: write \\< or put it in backticks"),
    ],
    ['escaped type parameters and braces', 'Use Set\\<T> and \\{a} and `{b} <T>`.'],
    ['a comparison with a space', 'If a < b and c > d.'],
    [
      'a brace',
      'Text {\n\nmore',
      at(6, "{ is never closed: close it with }; if it's text, write \\{ or put it in backticks"),
    ],
    [
      'braces with text',
      'Text {two words}.',
      at(
        6,
        "{ starts JavaScript, and what follows isn't: if it's text, write \\{ or put it in backticks",
      ),
    ],
    [
      'braces with a name',
      'Text {name}.',
      at(6, "{name} is JavaScript, which pages don't run: write \\{ or put it in backticks"),
    ],
    [
      'a closing tag alone',
      'Text\n\n</Tabs>',
      at(1, "</Tabs> closes a tag that isn't open: remove it, or open it first", BODY + 2),
    ],
    [
      'a link in angle brackets',
      'See <https://a.dev>.',
      at(
        5,
        '<https://a.dev> is read as a tag: write https://a.dev alone, or [text](https://a.dev)',
      ),
    ],
    [
      'an e-mail address in angle brackets',
      'Ask <a@b.dev>.',
      at(5, '<a@b.dev> is read as a tag: write a@b.dev alone, or [text](mailto:a@b.dev)'),
    ],
    ['links that are read without brackets', 'See https://a.dev and www.a.dev.'],
    [
      'a fence that is never closed',
      'Text\n\n```bash\nnpm test\n\n## More',
      at(
        1,
        'the code block is never closed, so everything below is code: end it with a line ```',
        BODY + 2,
      ),
    ],
    [
      'a fence in a list that is closed',
      '1. One\n\n   ```bash\n   npm test\n   ```\n\n   - Two\n     ~~~text\n     x\n     ~~~',
    ],
    ['a fence that shows a fence', '````md\n```bash\n```\n````'],
    ['no text', '', 'a.mdx:4:1: the page has no text: write it below the front matter'],
    [
      'an ID twice',
      '## One {#a}\n\n## Two {#a}',
      at(
        1,
        'the ID #a is already used in line 5: end one of them with another one, as in {#other-id}',
        BODY + 2,
      ),
    ],
    [
      'a heading of level 6',
      '## A\n\n### B\n\n#### C\n\n###### D',
      at(1, 'heading of level 6: use levels 2 to 4', BODY + 6),
    ],
    [
      'a second title',
      '# Title',
      at(1, 'the page already shows its title: remove this heading, or write ##'),
    ],
    [
      'a skipped level',
      '## A\n\n#### B',
      at(1, 'heading of level 4 follows one of level 2: write ###', BODY + 2),
    ],
    [
      'a heading of emoji',
      '## 🚀',
      at(1, 'the heading has no letters for an ID: end it with one, as in {#my-id}'),
    ],
    [
      'math',
      '$$\\sqrt 2$$',
      at(1, "the site doesn't typeset math: write the formula as text or as code"),
    ],
    [
      'footnotes',
      'Text[^1].\n\n[^1]: Note.',
      at(5, 'the site has no footnotes: write the note in parentheses, or below the paragraph'),
      at(
        1,
        'the site has no footnotes: write the note in parentheses, or below the paragraph',
        BODY + 2,
      ),
    ],
    ['task lists', '- [ ] Open\n- [x] Done'],
    ['a table with pipes in code', '| A | B |\n| --- | --- |\n| `a \\| b` | c |'],
    [
      'a relative link to nothing',
      '[a](../b.md)',
      at(1, 'link to ../b.md: start it with /, relative to the root of the site'),
    ],
    [
      'a link with a space',
      '[a](/my page)',
      at(
        1,
        'this is not read as a link, because its URL has a space: rename the file, or write %20',
      ),
    ],
    ['an image', '![A dot](/dot.svg)'],
    [
      'a missing image',
      '![A dot](/none.svg)',
      at(
        1,
        'image /none.svg: there is no such file in docs/public; put the file into docs/public, or fix the name',
      ),
    ],
    [
      'an image in another case',
      '![A dot](/Dot.svg)',
      expect.stringMatching(
        /image \/Dot\.svg: (?:there is no such file|upper and lower case differ)/,
      ) as unknown as string,
    ],
    [
      'an image beside the page',
      '![A dot](./dot.svg)',
      at(1, 'image ./dot.svg: put the file into docs/public and write /dot.svg'),
    ],
    [
      'an image of another site',
      '![A dot](https://a.dev/dot.svg)',
      at(
        1,
        "image https://a.dev/dot.svg: readers' browsers block images of other sites; put the file into docs/public and write /name.webp",
      ),
    ],
    [
      'an image without text',
      '![](/dot.svg)',
      at(1, 'image /dot.svg: has no text for readers who don’t see it; write ![What it shows](…)'),
    ],
    [
      'an import',
      "import A from './A';\n\n<A />",
      at(
        1,
        "pages can't have an import or export: write Markdown, or use the components in app/registry.ts",
      ),
    ],
    [
      'a sentence that starts with import',
      'import maps\n\nText',
      at(
        1,
        'a line that starts with import or export is code: put it in a code block, or start the sentence with another word',
      ),
    ],
    [
      'an unknown attribute',
      '<Install package="a" />',
      at(1, '<Install> has no attribute package: did you mean packages?'),
    ],
    ['a missing attribute', '<Install />', at(1, '<Install> needs packages="…"')],
    [
      'a component in a sentence',
      'Run <Exec command="rstest" /> now.',
      at(
        5,
        '<Exec> is inside text: put it on a line of its own, with an empty line before and after it',
      ),
    ],
    [
      'raw HTML',
      '<div>Text</div>',
      at(
        1,
        '<div> is not a component of this site: write Markdown, or use one of those in app/registry.ts',
      ),
    ],
    ['details and other callouts', ':::details More\n\nText\n\n:::\n\n:::note\nText\n:::'],
    [
      'a title in brackets',
      '```text [vite.config.js (one entry)]\na\n```',
      at(
        1,
        'cannot read [vite.config.js (one entry)] after the language; write title="vite.config.js (one entry)"',
      ),
    ],
    [
      'a group of code blocks',
      '::: code-group\n\n```bash\nls\n```\n\n:::',
      at(1, ':::code-group is not a callout: use <Tabs> with a <Tab label="…"> per block'),
    ],
    ['lines and a title of a fence', '```ts title="a.ts" {1,3-4}\na();\n```'],
    [
      'lines in a comment',
      '```ts check\na(); // [!code highlight]\n```',
      at(
        1,
        'the comment [!code …] is shown as it is: write the lines behind the language, as in ```ts {1,3-4}',
      ),
    ],
    [
      'a file in a fence',
      '```ts file="./a.ts" check\n```',
      at(
        1,
        'unknown attribute file; allowed: title, set, check, no-run, no-page, fails, output, exit, env, wrapCode',
      ),
    ],
    [
      'a diagram without text',
      '```dot\ndigraph { a -> b }\n```',
      at(1, 'the diagram has no alternative text: describe it, as in ```dot alt="…"'),
    ],
    ['a block of 3,000 lines', `\`\`\`text\n${'line\n'.repeat(3000)}\`\`\``],
  ];

  test.each(ROWS)('%s', (_what, body, ...messages) => {
    write({ 'a.mdx': page(body), '../public/dot.svg': '<svg/>' });
    const found = problems();
    expect(found).toHaveLength(messages.length);
    for (const [index, message] of messages.entries()) {
      if (typeof message === 'string') expect(found[index]?.slice(0, message.length)).toBe(message);
      else expect(found[index]).toEqual(message);
    }
  });

  test.each([
    ['a byte order mark', `\uFEFF${page('## One\n\nText.')}`],
    ['Windows line endings', page('## One\n\n```bash\nls\n```').replaceAll('\n', '\r\n')],
  ])('%s is no problem', (_what, source) => {
    write({ 'a.mdx': source });
    expect(problems()).toEqual([]);
  });
});

describe('front matter', () => {
  test.each([
    ['a draft', page(TEXT, 'draft: true\n'), 'a.mdx:4:1: unknown field draft'],
    [
      'a tab',
      page(TEXT, 'hero:\n\ttext: A\n'),
      'a.mdx:5:1: front matter is not valid YAML: Tabs are not allowed as indentation',
    ],
  ])('%s', (_what, source, message) => {
    write({ 'a.mdx': source });
    expect(problems()).toEqual([expect.stringContaining(message)]);
  });
});

describe('files', () => {
  const ROWS: readonly [what: string, files: Files, ...messages: string[]][] = [
    [
      'names in upper case, with dots, and in other scripts',
      { 'fakeTimers.mdx': page(TEXT), 'v1.2.mdx': page(TEXT), '定时器.mdx': page(TEXT) },
    ],
    [
      'a space',
      { 'a b.mdx': page(TEXT) },
      'a b.mdx:1:1: its name has " ", which can\'t be part of a URL; rename it',
    ],
    [
      'a page that the sidebar lacks',
      { 'a.mdx': page(TEXT), '_meta.json': '[]' },
      'a.mdx:1:1: the sidebar doesn\'t show this page: add "a" to docs/en/_meta.json',
    ],
    [
      'an entry without a page',
      { 'good.mdx': page(TEXT), '_meta.json': '["good",\n "goods"]' },
      '_meta.json:2:1: there is no page docs/en/goods; did you mean good?',
    ],
    [
      'an entry twice',
      { 'a.mdx': page(TEXT), '_meta.json': '["a", "a"]' },
      '_meta.json:1:1: "a" is already in this list: remove one of them',
    ],
    [
      'an unknown entry',
      { 'a.mdx': page(TEXT), '_meta.json': '["a", {"type": "fil"}]' },
      '_meta.json:1:1: not an entry of a sidebar: write the name of a page, or an object with type',
    ],
    [
      'a comma too many',
      { 'a.mdx': page(TEXT), '_meta.json': '[\n  "a",\n]' },
      '_meta.json:1:1: not valid JSON: ',
    ],
    [
      'a bracket that is missing',
      { 'a.mdx': page(TEXT), '_meta.json': '["a"' },
      '_meta.json:1:1: not valid JSON:',
    ],
    [
      'a dead link in the navbar',
      { 'a.mdx': page(TEXT), '_nav.json': '[{"text": "B", "link": "/b"}]' },
      '_nav.json:1:1: link to /b: there is no such page; fix the link',
    ],
    [
      'a dead link in a dropdown of the navbar',
      {
        'a.mdx': page(TEXT),
        '_nav.json': '[{"text": "More", "items": [{"text": "B", "link": "/b"}]}]',
      },
      '_nav.json:1:1: link to /b: there is no such page; fix the link',
    ],
    [
      'an entry of the navbar that leads nowhere',
      { 'a.mdx': page(TEXT), '_nav.json': '[{"text": "A", "lnik": "/a"}]' },
      '_nav.json:1:1: expected an object with a text, and a link or items',
    ],
  ];

  test.each(ROWS)('%s', (_what, files, ...messages) => {
    write({ 'page.mdx': page(TEXT), '_meta.json': '["page"]' });
    rmSync(path.join(root, 'docs/en'), { recursive: true });
    write(files);
    const found = problems();
    expect(found).toHaveLength(messages.length);
    for (const [index, message] of messages.entries()) {
      expect(found[index]?.slice(0, message.length)).toBe(message);
    }
  });

  test('a symbolic link', () => {
    write({ 'a.mdx': page(TEXT) });
    symlinkSync('a.mdx', path.join(root, 'docs/en/b.mdx'));
    expect(problems()).toEqual(['b.mdx:1:1: is a symbolic link; put the page itself here']);
  });
});
