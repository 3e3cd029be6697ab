import { routeFile } from '../../content/routes/routeFile.ts';

/** Where the examples of a page are; `routePath` is without the site's base. */
export function setsUrl(routePath: string): string {
  return `/run/sets${routeFile(routePath, '.json')}`;
}
