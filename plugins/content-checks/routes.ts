import type { Language } from './page.ts';

export interface PagePlace {
  readonly language: Language;
  readonly route: string;
}

/**
 * `docs/zh/config/test/index.mdx` is `/config/test/` in Chinese. Case is kept.
 * `undefined` for a file that belongs to no language.
 */
export function placeOf(file: string): PagePlace | undefined {
  const match = /(?:^|\/)(en|zh)\/(.+)\.mdx?$/.exec(file);
  if (!match) return undefined;
  const [, language, name = ''] = match;
  const route = `/${name}`.replace(/\/index$/, '/');
  return { language: language as Language, route };
}

/** The same page in another language, as a file. */
export function twinOf(file: string, language: Language): string {
  return file.replace(/(^|\/)(?:en|zh)\//, `$1${language}/`);
}

/** The file a route must have. */
export function fileOf(route: string, language: Language): string {
  return `docs/${language}${route.endsWith('/') ? `${route}index` : route}.mdx`;
}
