import type { PathRules } from './sitePath.ts';

/** The path without the default language's prefix (`/en/guide`); `undefined` if it doesn't have it. */
export function withoutDefaultLanguage(pathname: string, rules: PathRules): string | undefined {
  const segments = pathname.split('/');
  const at = rules.versions.includes(segments[1] ?? '') ? 2 : 1;
  if (segments[at] !== rules.defaultLanguage) return undefined;
  segments.splice(at, 1);
  // Never two leading slashes: browsers would treat what follows as a host.
  return `/${segments.join('/').replace(/^\/+/, '')}`;
}
