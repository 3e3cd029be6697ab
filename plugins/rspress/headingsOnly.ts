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
 * Rspress parses all pages on the main thread before it compiles them, some of them twice, and only
 * needs their headings. This gives it pages that have nothing else, as a replacement rule that is
 * removed as soon as the pages are read.
 */
export function headingsOnly(): RspressPlugin {
  let site: UserConfig = {};
  let headings: ReadonlyMap<string, string> = new Map();
  let isUsed = false;
  const rule = {
    // A whole body, or a text of the front matter, which isn't one of the bodies.
    search: /^[\s\S]*$/,
    replace(text: string): string {
      const found = headings.get(text.trim());
      isUsed ||= found !== undefined;
      return found ?? text;
    },
  };
  // Rspress hands it to `String.replace`, which takes functions, too.
  const rules = [rule as unknown as ReplaceRule];
  return {
    name: 'headings-only',
    beforeBuild(config) {
      site = config;
      const docs = path.resolve(config.root ?? 'docs');
      const pages = readPages(path.dirname(docs), { docs });
      // Rspress reads the description of a page that has none from its text.
      const described = pages.filter(({ frontMatterData }) => Object(frontMatterData).description);
      headings = new Map(described.map((page) => [bodyOf(page.source), headingsOf(page)]));
      site.replaceRules = [...(site.replaceRules ?? []), ...rules];
    },
    modifySearchIndexData() {
      assertInternal(isUsed || headings.size === 0, RULES);
      site.replaceRules = site.replaceRules?.filter((one) => !rules.includes(one)) ?? [];
    },
  };
}

type ReplaceRule = NonNullable<UserConfig['replaceRules']>[number];

function bodyOf(source: string): string {
  return source.slice(bodyOffset(source)).trim();
}

/** The source of the page's headings. Rspress doesn't parse JSX here, so those in it count as well. */
export function headingsOf({ tree, source }: Page): string {
  const lines = source.split('\n');
  const read = ({ children = [] }: TreeNode): string[] =>
    children.flatMap((node) => {
      if (node.type === 'mdxJsxFlowElement') return read(node);
      if (node.type !== 'heading') return [];
      return lines.slice(lineOf(node) - 1, node.position?.end.line).join('\n');
    });
  return tree ? read(tree as TreeNode).join('\n\n') : bodyOf(source);
}
