/** Paths of pages, without base. */

/** Decodes a path, hash, or segment; text with an invalid encoding stays as it is. */
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

export function isSamePath(a: string, b: string): boolean {
  return pathKey(a) === pathKey(b);
}
