import type { Processor } from 'unified';
import { assertInternal, rspressInternal } from './internals.ts';

const PAGE_META = rspressInternal(
  'pageMeta with the front matter among the data of the remark processor',
  'dist/node/mdx/processor.js',
  'plugins/rspress/extendFrontMatter.ts',
);

/**
 * A remark transformer that adds fields to a page's front matter, which Rspress stores in the
 * processor's data and which is part of the page's chunk. `fieldsOf` gets the absolute path.
 */
export function extendFrontMatter(
  processor: Processor,
  fieldsOf: (frontMatter: Record<string, unknown>, file: string) => Record<string, unknown>,
) {
  const meta = processor.data() as { pageMeta?: { frontmatter?: Record<string, unknown> } };
  return (_tree: unknown, { path = '' }: { readonly path?: string }): void => {
    const frontMatter = meta.pageMeta?.frontmatter;
    assertInternal(frontMatter !== undefined, PAGE_META);
    Object.assign(frontMatter, fieldsOf(frontMatter, path));
  };
}
