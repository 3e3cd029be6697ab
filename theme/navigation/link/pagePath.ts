import { withoutFileName } from '../../i18n/samePath';
import { pathOnly } from './preloadRoute';

/** A link to a page of the site as the router knows it, without base and file extension. */
export function pagePath(href: string): string {
  const page = pathOnly(href);
  return withoutFileName(page) + href.slice(page.length);
}
