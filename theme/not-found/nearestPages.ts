import distance from 'leven';

/** A page in the list of all pages. */
export interface SuggestedPage {
  /** Without base, with the prefixes of version and language: `/zh/guide/start/`. */
  path: string;
  title: string;
}

/** Names that are less alike than this, from 0 to 1, have nothing to do with each other. */
const MIN_ALIKE = 0.5;
/** Nor do paths that share fewer segments, from 0 to 1, and have other names. */
const MIN_SHARED = 0.7;
/** How much of the end of an unknown path is compared: a link can contain thousands of segments. */
const COMPARED = 200;

/**
 * The pages whose paths are most like `path`, best first: those with a similar name, by how similar it is
 * and how many segments they share, then those with the same folders; none if nothing is alike.
 */
export function nearestPages<Page extends SuggestedPage>(
  path: string,
  pages: readonly Page[],
  limit: number,
): Page[] {
  const wanted = segmentsOf(path.slice(-COMPARED));
  return pages
    .map((page) => ({ page, score: scoreOf(wanted, segmentsOf(page.path)) }))
    .filter(({ score }) => score >= MIN_SHARED)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** Ignores case, hyphens, and file extensions. */
function segmentsOf(path: string): string[] {
  return path
    .toLowerCase()
    .replace(/\.(?:html|mdx?)$/, '')
    .split('/')
    .map((text) => text.replace(/[-_]/g, ''))
    .filter((text) => text !== '' && text !== 'index');
}

function scoreOf(wanted: readonly string[], found: readonly string[]): number {
  const [name = '', other = ''] = [wanted.at(-1), found.at(-1)];
  const alike = 1 - distance(name, other) / Math.max(name.length, other.length, 1);
  const common = found.filter((segment) => wanted.includes(segment)).length;
  const shared = (2 * common) / (wanted.length + found.length || 1);
  return name !== '' && alike >= MIN_ALIKE ? 1 + alike + shared : shared;
}
