import type { Language } from '../../theme/text.ts';
import type { SitePage } from './sitePage.ts';

export interface Alternate {
  /** A language, or `x-default` for readers of any other. */
  readonly hreflang: Language | 'x-default';
  /** Missing for `x-default`. */
  readonly language?: Language;
  readonly routePath: string;
}

/**
 * For each page's path the same page in every language, itself included. A page without a twin has
 * none; `x-default` is the one in the default language.
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
  for (const twins of groups.values()) {
    const alternates = twins.length > 1 ? withDefault(twins, defaultLanguage) : [];
    for (const { routePath } of twins) found.set(routePath, alternates);
  }
  return found;
}

function withDefault(twins: readonly SitePage[], defaultLanguage: string): Alternate[] {
  const fallback = twins.find(({ language }) => language === defaultLanguage);
  return [
    ...twins.map(({ language, routePath }) => ({ hreflang: language, language, routePath })),
    ...(fallback ? [{ hreflang: 'x-default' as const, routePath: fallback.routePath }] : []),
  ];
}
