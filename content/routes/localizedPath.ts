import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../languages.ts';
import { buildSitePath, type PathRules } from './sitePath.ts';

const RULES: PathRules = {
  languages: LANGUAGES,
  defaultLanguage: DEFAULT_LANGUAGE,
  versions: [],
  defaultVersion: '',
};

/** The path of a route in a language: `/zh/config/test/bail` for `/config/test/bail` in Chinese. */
export function localizedPath(route: string, language: Language): string {
  return buildSitePath({ version: '', language, page: route }, RULES);
}

/** The language prefix of a path, such as `/zh`. The default language's prefix counts too. */
export function languagePrefix(path: string): string | undefined {
  const [, first = ''] = path.split('/', 2);
  return (LANGUAGES as readonly string[]).includes(first) ? `/${first}` : undefined;
}
