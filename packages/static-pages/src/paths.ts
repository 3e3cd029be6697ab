/** Paths of pages. They're without base. */

/** A percent-decoded path, hash, or segment; as it is if its encoding isn't valid. */
export function decodePath(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Drops query and hash. */
export function pathOnly(path: string): string {
  return path.replace(/[?#].*$/s, '');
}

/**
 * A key that's equal for all spellings of a page's path: with `.html`, `index`, or a trailing slash, and
 * in any case. Query and hash are ignored.
 */
export function pathKey(path: string): string {
  const page = decodePath(pathOnly(path)).toLowerCase();
  return withoutFileName(page).replace(/(?<=.)\/$/, '');
}

/** `/guide/index.html` is `/guide/`, `/guide/start.html` is `/guide/start`. */
export function withoutFileName(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '/');
}

export function isSamePath(one: string, other: string): boolean {
  return pathKey(one) === pathKey(other);
}
