/** Where the reader is, without the site's base. */
export interface Location {
  pathname: string;
  search: string;
  hash: string;
  /** Names the entry of the history; `default` for one that the browser made itself. */
  key: string;
}

/** How the reader came here: back or forward (and the first load), by a link, by a replacement. */
export type NavigationType = 'POP' | 'PUSH' | 'REPLACE';

const DEFAULT_KEY = 'default';

/** `base` is without a slash at its end. An address outside of it stays whole: no page has it. */
export function withoutBase(pathname: string, base: string): string {
  const inside = pathname.toLowerCase().startsWith(`${base.toLowerCase()}/`);
  if (inside) return pathname.slice(base.length);
  return base !== '' && pathname.toLowerCase() === base.toLowerCase() ? '/' : pathname;
}

/** Takes an address of the site apart: path, query, hash. */
export function parseAddress(address: string): Pick<Location, 'pathname' | 'search' | 'hash'> {
  const [, pathname = '', search = '', hash = ''] =
    /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  return { pathname: pathname || '/', search, hash };
}

/** The key that a history entry carries in its state, if it is one of ours. */
export function keyOf(state: unknown): string {
  const key = (state as { key?: unknown } | null)?.key;
  return typeof key === 'string' ? key : DEFAULT_KEY;
}
