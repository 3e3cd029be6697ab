import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { assertInternal, rspressInternal } from 'static-pages/build';
import { bodyOffset } from '../../content/front-matter/readFrontMatter.ts';
import { lineOf, type TreeNode } from '../../content/markdown/walkTree.ts';
import type { Page } from '../../content/page.ts';
import { readPages } from '../../content/readPages.ts';

const RULES = rspressInternal(
  'replaceRules applied to the body of each page before its headings are read',
  'dist/node/route/extractPageData.js',
  'plugins/rspress/headingsOnly.ts',
);

/**
 * Before Rspress compiles pages, it parses all of them on the main thread, some of them twice, although it
 * only needs their headings. This plugin reduces pages to their headings with a replacement rule, because
 * there's no other way to change them, and removes the rule after Rspress has read the pages.
 */
export function headingsOnly(): RspressPlugin {
  let site: UserConfig = {};
  let headings: ReadonlyMap<string, string> = new Map();
  let isUsed = false;
  const rule = {
    // Rspress also applies rules to the strings in front matter, which stay as they are.
    search: /^[\s\S]*$/,
    replace(text: string): string {
      const reduced = headings.get(text.trim());
      isUsed ||= reduced !== undefined;
      return reduced ?? text;
    },
    // The type only has strings, but Rspress passes `replace` to `String.replace`.
  } as unknown as ReplaceRule;
  return {
    name: 'headings-only',
    beforeBuild(config) {
      site = config;
      const docs = path.resolve(config.root ?? 'docs');
      const pages = readPages(path.dirname(docs), { docs });
      // If a page has no description in its front matter, Rspress takes one from its text.
      const described = pages.filter(({ frontMatterData }) => Object(frontMatterData).description);
      headings = new Map(described.map((page) => [bodyOf(page.source), headingsOf(page)]));
      site.replaceRules = [...(site.replaceRules ?? []), rule];
    },
    // Called right after Rspress has read all pages.
    modifySearchIndexData() {
      assertInternal(isUsed || headings.size === 0, RULES);
      site.replaceRules = site.replaceRules?.filter((siteRule) => siteRule !== rule) ?? [];
    },
  };
}

type ReplaceRule = NonNullable<UserConfig['replaceRules']>[number];

function bodyOf(source: string): string {
  return source.slice(bodyOffset(source)).trim();
}

/** The source of a page's headings. Includes those in JSX, because Rspress doesn't parse JSX here. */
function headingsOf({ tree, source }: Page): string {
  const lines = source.split('\n');
  const read = ({ children = [] }: TreeNode): string[] =>
    children.flatMap((node) => {
      if (node.type === 'mdxJsxFlowElement') return read(node);
      if (node.type !== 'heading') return [];
      return lines.slice(lineOf(node) - 1, node.position?.end.line).join('\n');
    });
  return tree ? read(tree as TreeNode).join('\n\n') : bodyOf(source);
}
