import { SITE_ORIGIN } from '../settings/site';

/** What's read from storage or from a hosted index can be anything. Anything but an object has no fields. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * The path of a hit's URL, which is absolute in hosted indexes. Undefined for URLs of other sites
 * and for those that aren't pages (`javascript:`). As browsers read it: they drop tabs, and take a
 * backslash for a slash.
 */
export function sitePath(url: string): string | undefined {
  if (url === '' || !URL.canParse(url, SITE_ORIGIN)) return undefined;
  const { origin, pathname, search, hash } = new URL(url, SITE_ORIGIN);
  return origin === SITE_ORIGIN ? pathname + search + hash : undefined;
}

/** A stored value; `undefined` if there's none, it isn't JSON, or it's `null`. */
export function parseJson(stored: string | null | undefined): unknown {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
