/**
 * Loads pages from Rspress' route table, in which each page is a module: in the build and in development.
 * Browsers of the built site fetch documents instead (page/documentPage.tsx).
 */
import { initPageData, pathnameToRouteService } from '@rspress/core/runtime';
import * as parts from 'static-pages-parts';
import type { LoadedPage, PageData } from '../page/loadedPage';
import { withElements } from '../page/StaticPart';

/** Loads the page at a path without base; the not-found page, without parts, for an unknown path. */
export async function routedPage(path: string): Promise<LoadedPage> {
  const routeData = (await initPageData(path)) as unknown as PageData;
  const data = parts.extendData?.(routeData, path, isPage) ?? routeData;
  if (data.pageType === '404') return { data, parts: {} };
  const rendered = parts.renderParts(data, pathnameToRouteService(path)?.element, isPage);
  return { data, parts: withElements(rendered, data.routePath) };
}

function isPage(path: string): boolean {
  return pathnameToRouteService(path) !== undefined;
}
