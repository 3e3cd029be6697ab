import { SITE_ORIGIN } from '../../site';

/**
 * A hit's address as a path of this site: indexes of a hosted engine hold the published one.
 * Nothing for an address that leads elsewhere, or to no page (`javascript:`).
 */
export function sitePath(url: string): string | undefined {
  const path = url.startsWith(`${SITE_ORIGIN}/`) ? url.slice(SITE_ORIGIN.length) : url;
  // A browser takes a backslash for a slash, and two slashes for another site.
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}
