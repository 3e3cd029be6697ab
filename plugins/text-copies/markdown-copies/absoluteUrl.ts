import { linkKind } from 'static-pages/links';
import { localizedPath } from '../../../content/routes/localizedPath.ts';
import type { CopyPage } from './copyPage.ts';

/**
 * Makes a link absolute, in the page's language, for a file that can be read anywhere. Headings in
 * the copy have no IDs, so `#id` becomes a link to the heading on the site.
 */
export function absoluteUrl(
  url: string,
  { language, route, site }: Pick<CopyPage, 'language' | 'route' | 'site'>,
): string {
  const kind = linkKind(url);
  if (kind === 'hash') return `${site}${localizedPath(route, language)}${url}`;
  if (!url.startsWith('/') || kind === 'external') return url;
  // Files are the same for all languages.
  return `${site}${kind === 'file' ? url : localizedPath(url, language)}`;
}
