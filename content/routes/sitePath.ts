/**
 * A parsed path of the site: `/v1/zh/guide/start` is version `v1`, language `zh`, and page
 * `/guide/start`. Paths are without base, query, and hash.
 */
export interface SitePath {
  version: string;
  language: string;
  page: string;
}

/** The languages and versions of the site; the default ones have no prefix. */
export interface PathRules {
  languages: readonly string[];
  defaultLanguage: string;
  versions: readonly string[];
  defaultVersion: string;
}

export function parseSitePath(pathname: string, rules: PathRules): SitePath {
  const segments = pathname.split('/').filter(Boolean);
  const takePrefix = (prefixes: readonly string[], fallback: string): string => {
    const [first] = segments;
    if (first === undefined || !prefixes.includes(first)) return fallback;
    segments.shift();
    return first;
  };
  const version = takePrefix(rules.versions, rules.defaultVersion);
  const language = takePrefix(rules.languages, rules.defaultLanguage);
  const trailingSlash = pathname.endsWith('/') && segments.length > 0 ? '/' : '';
  return { version, language, page: `/${segments.join('/')}${trailingSlash}` };
}

export function buildSitePath({ version, language, page }: SitePath, rules: PathRules): string {
  const versionPrefix = version === rules.defaultVersion ? '' : `/${version}`;
  const languagePrefix = language === rules.defaultLanguage ? '' : `/${language}`;
  return `${versionPrefix}${languagePrefix}${page}`;
}
