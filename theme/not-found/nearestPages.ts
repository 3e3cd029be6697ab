import distance from 'leven';

/** A page in the list of all pages. */
export interface SuggestedPage {
  /** Without base, with the prefixes of version and language: `/zh/guide/start/`. */
  path: string;
  title: string;
}

/** The similarity, from 0 to 1, from which the last segments of two paths count as similar. */
const MIN_SIMILARITY = 0.5;
/** `/guide/` for `/guide/no-such-page` has 0.67; a page with half of the letters in another folder, 0.5. */
const MIN_SCORE = 0.65;
/** How many characters at the end of an unknown path are compared. A path can have thousands. */
const MAX_COMPARED = 200;

/**
 * The pages whose paths are most similar to `path`, best first. Paths are without the prefixes of version
 * and language.
 */
export function nearestPages<Page extends { path: string }>(
  path: string,
  pages: readonly Page[],
  limit: number,
): Page[] {
  const wanted = segmentsOf(path.slice(-MAX_COMPARED));
  return pages
    .map((page) => ({ page, score: scoreOf(wanted, segmentsOf(page.path)) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** The segments of a path, without case, hyphens, underscores, file extensions, and `index`. */
function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.(?:html|mdx?)$/, '')
    .split('/')
    .map((segment) => segment.replace(/[-_]/g, ''))
    .filter((segment) => segment !== '' && segment !== 'index');
}

/** The share of common segments, plus the similarity of the last ones if they're similar: from 0 to 2. */
function scoreOf(wanted: readonly string[], found: readonly string[]): number {
  const [wantedName = '', foundName = ''] = [wanted.at(-1), found.at(-1)];
  const longest = Math.max(wantedName.length, foundName.length, 1);
  const similarity = 1 - distance(wantedName, foundName) / longest;
  const common = found.filter((segment) => wanted.includes(segment)).length;
  const shared = (2 * common) / (wanted.length + found.length || 1);
  return shared + (wantedName !== '' && similarity >= MIN_SIMILARITY ? similarity : 0);
}
