import type { PathRules } from './sitePath.ts';

/** `/guide` for `/en/guide`; `undefined` for a path without the default language's prefix. */
export function withoutDefaultLanguage(pathname: string, rules: PathRules): string | undefined {
  const segments = pathname.split('/');
  const languageIndex = rules.versions.includes(segments[1] ?? '') ? 2 : 1;
  if (segments[languageIndex] !== rules.defaultLanguage) return undefined;
  segments.splice(languageIndex, 1);
  // Never two leading slashes: browsers would treat what follows as a host.
  return `/${segments.join('/').replace(/^\/+/, '')}`;
}
