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
  const take = (known: readonly string[], fallback: string): string => {
    const first = segments[0];
    if (first === undefined || !known.includes(first)) return fallback;
    segments.shift();
    return first;
  };
  const version = take(rules.versions, rules.defaultVersion);
  const language = take(rules.languages, rules.defaultLanguage);
  const trailing = pathname.endsWith('/') && segments.length > 0 ? '/' : '';
  return { version, language, page: `/${segments.join('/')}${trailing}` };
}

export function buildSitePath({ version, language, page }: SitePath, rules: PathRules): string {
  const prefix = [
    version === rules.defaultVersion ? '' : version,
    language === rules.defaultLanguage ? '' : language,
  ]
    .filter(Boolean)
    .map((segment) => `/${segment}`)
    .join('');
  return `${prefix}${page}`;
}

/** The path without the default language's prefix (`/en/guide`); `undefined` if it doesn't have it. */
export function withoutDefaultLanguage(pathname: string, rules: PathRules): string | undefined {
  const segments = pathname.split('/');
  const at = rules.versions.includes(segments[1] ?? '') ? 2 : 1;
  if (segments[at] !== rules.defaultLanguage) return undefined;
  segments.splice(at, 1);
  // Never two leading slashes: browsers would treat what follows as a host.
  return `/${segments.join('/').replace(/^\/+/, '')}`;
}
