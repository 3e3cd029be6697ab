import { SITE_ORIGIN } from '../settings/site';

/** What's read from storage or from a hosted index can be anything. Anything but an object has no fields. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/**
 * The path of a hit's URL, which is absolute in hosted indexes. Undefined for URLs of other sites
 * and for those that aren't pages (`javascript:`).
 */
export function sitePath(url: string): string | undefined {
  const path = url.startsWith(`${SITE_ORIGIN}/`) ? url.slice(SITE_ORIGIN.length) : url;
  // Browsers read a backslash as a slash, and two slashes as another host.
  return /^\/(?![/\\])/.test(path) ? path : undefined;
}

/** A stored value; `undefined` if there's none, it isn't JSON, or it's `null`. */
export function parseJson(stored: string | null | undefined): unknown {
  try {
    return JSON.parse(stored ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
