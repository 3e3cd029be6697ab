import { routeFile } from './routeFile.ts';

/** The path of a page's Markdown copy: `/guide/start` has `/guide/start.md`, `/` has `/index.md`. */
export function markdownUrl(routePath: string): string {
  return routeFile(routePath, '.md');
}

/** Where the examples of a page are; `routePath` is without the site's base. */
export function setsUrl(routePath: string): string {
  return `/run/sets${routeFile(routePath, '.json')}`;
}

/** Where the types of a page are, the same for all languages; `route` is without base and language. */
export function typesUrl(route: string): string {
  return `/types${routeFile(route, '.json')}`;
}
