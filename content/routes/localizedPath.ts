import { linkKind } from 'static-pages/links';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages.ts';

/** The path of a route in a language: `/zh/config/test/bail` for `/config/test/bail` in Chinese. */
export function localizedPath(route: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? route : `/${language}${route}`;
}

/** The language prefix of a path, such as `/zh`. The default language's prefix counts too. */
export function languagePrefix(path: string): string | undefined {
  const [, first] = path.split('/', 2);
  return LANGUAGES.some((language) => language === first) ? `/${first}` : undefined;
}

/** A link in the navigation with a prefix such as `/zh`; an external one stays as it is. */
export function prefixedLink(link: string, prefix: string): string {
  return linkKind(link) === 'external' ? link : `${prefix}/${link.replace(/^\//, '')}`;
}
