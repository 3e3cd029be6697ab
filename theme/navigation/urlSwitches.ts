/** Parts of the page that a URL can turn off: `?navbar=0&sidebar=0&outline=0&footer=0`. */
export const SWITCHES = ['navbar', 'sidebar', 'outline', 'footer'] as const;
export type Switch = (typeof SWITCHES)[number];

/** The parts that a query string turns off. */
export function switchedOff(search: string): Switch[] {
  const query = new URLSearchParams(search);
  return SWITCHES.filter((part) => query.get(part) === '0');
}

/** Adds the switches in the query string `search` to a path, which may have a query and a hash. */
export function carrySwitches(path: string, search: string): string {
  const off = switchedOff(search);
  if (off.length === 0) return path;
  // Not a `URL`, which would resolve the path.
  const [, page = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(path) ?? [];
  const merged = new URLSearchParams(query);
  for (const part of off) if (!merged.has(part)) merged.set(part, '0');
  return `${page}?${merged}${hash}`;
}
