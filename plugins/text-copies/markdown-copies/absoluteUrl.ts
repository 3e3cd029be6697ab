import { linkKind } from 'static-pages/links';
import { languagePrefix, localizedPath } from '../../../content/routes/localizedPath.ts';
import type { CopyPage } from './copyPage.ts';

/**
 * Makes a link absolute, in the page's language, for a file that can be read anywhere. Headings in
 * the copy have no IDs, so `#id` becomes a link to the page.
 */
export function absoluteUrl(
  url: string,
  { language, route, site }: Pick<CopyPage, 'language' | 'route' | 'site'>,
): string {
  if (url.startsWith('#')) return `${site}${localizedPath(route, language)}${url}`;
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  const isLocalized = languagePrefix(url) === `/${language}`;
  // Files are the same for all languages.
  if (linkKind(url) === 'file' || isLocalized) return `${site}${url}`;
  return `${site}${localizedPath(url, language)}`;
}
