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
  let bodies: Bodies | undefined;
  return {
    name: 'headings-only',
    beforeBuild(config) {
      site = config;
      const docs = path.resolve(config.root ?? 'docs');
      bodies = new Bodies(readPages(path.dirname(docs), { docs }));
      site.replaceRules = [...(site.replaceRules ?? []), { search: bodies, replace: '' }];
    },
    modifySearchIndexData() {
      if (!bodies) return;
      assertInternal(bodies.isUsed, RULES);
      site.replaceRules = site.replaceRules?.filter(({ search }) => search !== bodies) ?? [];
      bodies = undefined;
    },
  };
}

/** A pattern that only matches whole bodies of pages. Their replacement is their headings. */
class Bodies extends RegExp {
  #found = 0;
  readonly #headings: ReadonlyMap<string, string>;

  constructor(pages: readonly Page[]) {
    super('');
    // Rspress reads the description of a page that has none from its text.
    const described = pages.filter(({ frontMatterData }) => Object(frontMatterData).description);
    this.#headings = new Map(described.map((page) => [bodyOf(page.source), headingsOf(page)]));
  }

  override [Symbol.replace](text: string): string {
    const headings = this.#headings.get(text.trim());
    if (headings !== undefined) this.#found += 1;
    return headings ?? text;
  }

  get isUsed(): boolean {
    return this.#found > 0 || this.#headings.size === 0;
  }
}

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
