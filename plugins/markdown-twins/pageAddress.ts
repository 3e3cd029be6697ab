import { linkKind } from '../../theme/link/linkKind.ts';
import type { Language } from '../../theme/text.ts';
import type { TwinPage } from './twinPage.ts';

const PREFIX: Record<Language, string> = { en: '', zh: '/zh' };

type Place = Pick<TwinPage, 'language' | 'route' | 'site'>;

/** `/zh/config/test/bail` for the route `/config/test/bail` in Chinese. */
export function localized(route: string, language: Language): string {
  return `${PREFIX[language]}${route}`;
}

/**
 * A link as it must stand in a file that may be read anywhere: on the site's origin and in the
 * page's language. A heading's id has no place in the twin itself, so `#id` leads to the page.
 */
export function absoluteUrl(url: string, { language, route, site }: Place): string {
  if (url.startsWith('#')) return `${site}${localized(route, language)}${url}`;
  if (!url.startsWith('/') || url.startsWith('//')) return url;
  // Files are the same for all languages.
  if (linkKind(url) === 'file' || isLocalized(url, language)) return `${site}${url}`;
  return `${site}${localized(url, language)}`;
}

function isLocalized(url: string, language: Language): boolean {
  const prefix = PREFIX[language];
  return url === prefix || url.startsWith(`${prefix}/`);
}
