/**
 * What tells two pages of the site apart in their addresses, which may be written with `.html`,
 * `index` or a slash at the end, and in any case. Without base; query and hash don't count.
 */
export function pathKey(path: string): string {
  const page = decoded(path.replace(/[?#].*$/s, '')).toLowerCase();
  return page
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(?<=.)\/$/, '');
}

export function isSamePath(one: string, other: string): boolean {
  return pathKey(one) === pathKey(other);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
