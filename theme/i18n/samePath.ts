import { decodePath } from '../../content/routes/decodePath.ts';

/**
 * A key that's equal for all spellings of a page's path: with `.html`, `index`, or a trailing slash, and
 * in any case. Paths are without base; query and hash are ignored.
 */
export function pathKey(path: string): string {
  const page = decodePath(path.replace(/[?#].*$/s, '')).toLowerCase();
  return withoutFileName(page).replace(/(?<=.)\/$/, '');
}

/** `/guide/index.html` is `/guide/`, `/guide/start.html` is `/guide/start`. */
export function withoutFileName(path: string): string {
  return path.replace(/\.html$/, '').replace(/\/index$/, '/');
}

export function isSamePath(one: string, other: string): boolean {
  return pathKey(one) === pathKey(other);
}
