import { decodePath } from 'static-pages/paths';

/** More words don't fit on a button. */
const LONGEST = 64;

/** What to search for instead of a path that doesn't exist: its last segment, as words. */
export function queryOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const name = decodePath(last).replace(/\.(?:html|mdx?)$/i, '');
  const words = name.replace(/[-_+\s]+/g, ' ').trim();
  return words === '404' ? '' : words.slice(0, LONGEST);
}
