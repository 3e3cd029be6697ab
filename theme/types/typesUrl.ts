import { routeFile } from '../../content/routes/routeFile.ts';

/** Where the types of a page are, the same for all languages; `route` is without base and language. */
export function typesUrl(route: string): string {
  return `/types${routeFile(route, '.json')}`;
}
