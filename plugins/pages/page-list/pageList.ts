import path from 'node:path';
import type { RouteMeta, RspressPlugin } from '@rspress/core';
import { relativePath } from '../../../content/files.ts';
import { readPage } from '../../../content/readPages.ts';
import type { SuggestedPage } from '../../../theme/not-found/nearestPages.ts';

/** Provides `virtual-page-list`: the path and title of all pages, for the not-found page. */
export function pageList(): RspressPlugin {
  let routes: RouteMeta[] = [];
  return {
    name: 'page-list',
    routeGenerated(all) {
      routes = all;
    },
    addRuntimeModules({ root = 'docs' }) {
      const folder = path.dirname(path.resolve(root));
      const pages = routes.map((route) => toListedPage(route, folder));
      return { 'virtual-page-list': `export default ${JSON.stringify(pages)}` };
    },
  };
}

function toListedPage({ routePath, absolutePath }: RouteMeta, root: string): SuggestedPage {
  const { frontMatterData } = readPage(root, relativePath(root, absolutePath));
  const { title } = Object(frontMatterData) as { title?: unknown };
  return { path: routePath, title: typeof title === 'string' ? title : routePath };
}
