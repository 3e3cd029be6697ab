import { SITE_ORIGIN } from '../settings/site';

/** The fields of a value from storage or a hosted index, which can be anything; none if it's no object. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * The path of a hit's URL, which is absolute in hosted indexes; `undefined` for URLs of other sites, and
 * for URLs that aren't pages (`javascript:`). Parsed as browsers do, which drop tabs and treat a backslash
 * as a slash.
 */
export function sitePath(url: string): string | undefined {
  if (url === '' || !URL.canParse(url, SITE_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, SITE_ORIGIN);
  return origin === SITE_ORIGIN ? pathname + search + hash : undefined;
}
