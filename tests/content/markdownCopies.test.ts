import path from 'node:path';
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../content/languages.ts';
import type { CopyPage } from '../../plugins/text-copies/markdown-copies/copyPage.ts';
import { markdownCopy } from '../../plugins/text-copies/markdown-copies/markdownCopy.ts';
import { readCopyPages } from '../../plugins/text-copies/markdown-copies/readCopyPages.ts';
import { splitByTag } from '../e2e/support/tags.ts';
import { codeOf, headingsOf, proseOf } from './readLines.ts';

const SITE = 'https://rstest.rs';
const root = path.resolve(import.meta.dirname, '../..');
const pages = readCopyPages(root, 'docs', SITE, LANGUAGES);
const reader = unified().use(remarkParse).use(remarkGfm).use(remarkCjkFriendly).freeze();

test('there are pages in both languages', () => {
  expect(new Set(pages.map(({ language }) => language))).toEqual(new Set(['en', 'zh']));
});

for (const { some, tag } of splitByTag(pages, 6)) {
  describe(`${some.length} pages`, { tags: tag.length > 0 ? ['full'] : [] }, () => {
    describe.each(some.map((page) => [page.file, page] as const))('%s', checkCopy);
  });
}

function checkCopy(_file: string, page: CopyPage): void {
  const { source, language, route } = page;
  let copy = '';
  let tree: Root;

  beforeAll(() => {
    copy = markdownCopy(page);
    tree = reader.parse(copy);
  });

  test('begins with its title and has no front matter, import, JSX or id', () => {
    expect(copy.startsWith(`# ${page.frontMatter.title}\n\n`)).toBe(true);
    expect(copy).not.toMatch(/\n\n\n\n/);
    const prose = proseOf(copy);
    expect(prose).not.toMatch(/^(?:---|import |export |title: |description: )/m);
    expect(prose).not.toMatch(/<[A-Z/]|<\w+[^>:]*>|\{#|\{\/\*|:::/);
    visit(tree, 'html', (node) => {
      expect.fail(`HTML: ${node.value}`);
    });
  });

  test('has the headings of the page, and its code', () => {
    expect(headingsOf(copy)).toEqual([page.frontMatter.title, ...headingsOf(source)]);
    const code = codeOf(source);
    // The config builder adds the files for its default answers.
    const expected = source.includes('<ConfigBuilder') ? expect.arrayContaining(code) : code;
    expect(codeOf(copy)).toEqual(expected);
  });

  test('links to the site in its own language', () => {
    const prefix = language === 'zh' ? `${SITE}/zh/` : `${SITE}/`;
    visit(tree, 'link', ({ url }) => {
      expect(url).toMatch(/^(?:https?|mailto):/);
      if (url.startsWith(SITE)) expect(url.startsWith(prefix)).toBe(true);
      if (language === 'en') expect(url.startsWith(`${SITE}/zh/`)).toBe(false);
    });
  });

  test('has no literal markup', () => {
    visit(tree, 'text', ({ value }) => {
      expect(value).not.toMatch(/\*\*|&#x?\w+;/);
    });
  });

  if (page.frontMatter.overview) {
    test('lists every page below it once, unless another overview does', () => {
      const listed = (one: typeof page) =>
        (one.below ?? []).flatMap((group) => group.pages.map((other) => other.route));
      const elsewhere = pages.flatMap((one) =>
        one.language === language && !route.startsWith(one.route) ? listed(one) : [],
      );
      const expected = pages
        .filter((one) => one.language === language && one.route.startsWith(route))
        .map((one) => one.route)
        .filter((one) => one !== route && !elsewhere.includes(one));
      const own = listed(page);
      expect(new Set(own).size).toBe(own.length);
      expect(own).toEqual(expect.arrayContaining(expected));
    });
  }
}
