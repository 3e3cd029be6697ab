import type { Language } from '../../../content/languages.ts';
import type { SitePage } from './sitePage.ts';

export interface Alternate {
  /** A language, or `x-default` for all other languages. */
  readonly hreflang: Language | 'x-default';
  /** Missing for `x-default`. */
  readonly language?: Language;
  readonly routePath: string;
}

/**
 * For each path, the same page in all languages, itself included; empty if it exists in only one.
 * `x-default` is the page in the default language.
 */
export function alternatesOf(
  pages: readonly SitePage[],
  defaultLanguage: string,
): ReadonlyMap<string, readonly Alternate[]> {
  const groups = new Map<string, SitePage[]>();
  for (const one of pages) {
    const key = JSON.stringify([one.version, one.page]);
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  const found = new Map<string, readonly Alternate[]>();
  for (const counterparts of groups.values()) {
    const alternates = counterparts.length > 1 ? withDefault(counterparts, defaultLanguage) : [];
    for (const { routePath } of counterparts) found.set(routePath, alternates);
  }
  return found;
}

function withDefault(counterparts: readonly SitePage[], defaultLanguage: string): Alternate[] {
  const fallback = counterparts.find(({ language }) => language === defaultLanguage);
  return [
    ...counterparts.map(({ language, routePath }) => ({ hreflang: language, language, routePath })),
    ...(fallback ? [{ hreflang: 'x-default' as const, routePath: fallback.routePath }] : []),
  ];
}
