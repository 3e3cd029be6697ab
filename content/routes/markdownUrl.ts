import { routeFile } from './routeFile.ts';

/** The path of a page's Markdown copy: `/guide/start` has `/guide/start.md`, `/` has `/index.md`. */
export function markdownUrl(routePath: string): string {
  return routeFile(routePath, '.md');
}
