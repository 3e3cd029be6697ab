/** The current location, without the site's base. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** The history entry's key; `default` if the browser created the entry and doesn't tell its key. */
  key: string;
}

/** How the reader got here: back or forward (and the first load), a new entry, or a replacement. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

const DEFAULT_KEY = 'default';

/** Removes `base`, which has no trailing slash. A path outside of it is returned as is: no page has it. */
export function withoutBase(pathname: string, base: string): string {
  const inside = pathname.toLowerCase().startsWith(`${base.toLowerCase()}/`);
  if (inside) return pathname.slice(base.length);
  return base !== '' && pathname.toLowerCase() === base.toLowerCase() ? '/' : pathname;
}

/** Splits a URL of the site into path, query, and hash. */
export function parseLocation(address: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname: pathname || '/', search, hash };
}

/** The key in a history entry's state; if the entry isn't one of ours, the browser's `own` key. */
export function locationKey(state: unknown, own?: string): string {
  const key = (state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : (own ?? DEFAULT_KEY);
}
