import path from 'node:path';
import type { PageIndexInfo, RouteMeta, RspressPlugin } from '@rspress/core';
import { assertInternal, rspressInternal } from 'static-pages/build';
import { relativePath } from '../../../content/files.ts';
import { readPage } from '../../../content/readPages.ts';
import type { SuggestedPage } from '../../../theme/not-found/nearestPages.ts';
import type { PageBelow } from '../../../theme/page/currentPage.ts';
import { UI_LIMITS } from '../../../theme/settings/site.ts';

/** The IDs of headings that most pages have, which say nothing about a page in an overview. */
const COMMON_HEADINGS = new Set(['pitfalls', 'see-also']);

const PAGE_FIELDS = rspressInternal(
  'pages with routePath, lang, toc, and _filepath in modifySearchIndexData',
  'dist/node/runtimeModule/pageData',
  'plugins/pages/page-records/pageRecords.ts',
);

/**
 * Adds the pages that an overview can list to the data of the overview, which `app/parts.tsx` narrows, and
 * provides `virtual-page-list`: the path and title of all pages, for the not-found page. The build renders
 * pages with Rspress' data of all pages (`virtual-page-data`); browsers get the data of a page from its HTML
 * (`app/parts.tsx`).
 */
export function pageRecords(): RspressPlugin {
  let pages: readonly PageIndexInfo[] = [];
  let routes: readonly RouteMeta[] = [];
  return {
    name: 'page-records',
    modifySearchIndexData(pageInfos) {
      pages = pageInfos;
      assertInternal(pages.every(hasUsedFields), PAGE_FIELDS);
      // Even with search turned off, Rspress writes an index of all pages that don't opt out.
      for (const { frontmatter } of pages) frontmatter.search = false;
    },
    routeGenerated(siteRoutes) {
      routes = siteRoutes;
    },
    addRuntimeModules({ root = 'docs' }) {
      const project = path.dirname(path.resolve(root));
      const suggested = routes.map((route) => suggestedPage(route, project));
      return { 'virtual-page-list': `export default ${JSON.stringify(suggested)}` };
    },
    extendPageData(page) {
      if (page.frontmatter.overview) Object.assign(page, { below: belowOverview(page, pages) });
    },
  };
}

function suggestedPage({ routePath, absolutePath }: RouteMeta, root: string): SuggestedPage {
  const { frontMatterData } = readPage(root, relativePath(root, absolutePath));
  const { title } = Object(frontMatterData) as { title?: unknown };
  return { path: routePath, title: typeof title === 'string' ? title : routePath };
}

function hasUsedFields({ routePath, lang, toc, _filepath }: Partial<PageIndexInfo>): boolean {
  return (
    [routePath, lang, _filepath].every((text) => typeof text === 'string') && Array.isArray(toc)
  );
}

type PageRecord = Pick<PageIndexInfo, 'routePath' | 'toc' | 'frontmatter'>;

/**
 * The pages that an overview can list, with their headings: all below the folder above the overview's, any
 * of which can be in its group of the sidebar. `pagesBelow` chooses the listed ones in `app/parts.tsx`.
 */
export function belowOverview(overview: PageRecord, pages: readonly PageRecord[]): PageBelow[] {
  const { routePath, frontmatter } = overview;
  const depths: readonly number[] = frontmatter.overviewHeaders ?? [UI_LIMITS.overviewDepth];
  const section = routePath.replace(/[^/]+\/$/, '');
  const below = pages.filter((page) => page !== overview && page.routePath.startsWith(section));
  return below.map((page) => ({
    routePath: page.routePath,
    ...(page.frontmatter.description ? { description: page.frontmatter.description } : {}),
    headings: page.toc
      .filter(({ id, depth }) => depths.includes(depth) && !COMMON_HEADINGS.has(id))
      .map(({ id, text, depth }) => ({ id, text, depth })),
  }));
}
