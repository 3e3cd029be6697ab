import { routeFile } from './routeFile.ts';

/** The path of a page's Markdown copy: `/guide/start` has `/guide/start.md`, `/` has `/index.md`. */
export function markdownUrl(routePath: string): string {
  return routeFile(routePath, '.md');
}

/** The path of a page's examples; `routePath` is without the site's base. */
export function setsUrl(routePath: string): string {
  return `/run/sets${routeFile(routePath, '.json')}`;
}

/** The path of a page's types, which all languages share; `route` is without base and language. */
export function typesUrl(route: string): string {
  return `/types${routeFile(route, '.json')}`;
}

/** The size in pixels that social networks show uncropped. */
export const SHARE_IMAGE = { width: 1200, height: 630 } as const;

/** The path of a page's share image: `/share/zh/guide/start.png`, `/share/index.png`. */
export function shareImagePath(routePath: string): string {
  return `/share${routeFile(routePath, '.png')}`;
}
