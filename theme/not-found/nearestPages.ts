import distance from 'leven';
import { decodePath } from 'static-pages/paths';

/** A page in the list of all pages. */
export interface SuggestedPage {
  /** Without base, with the prefixes of version and language: `/zh/guide/start/`. */
  path: string;
  title: string;
}

interface Segment {
  text: string;
  weight: number;
}

/** Segments that are less alike than this, from 0 to 1, have nothing to do with each other. */
const MIN_SIMILARITY = 0.5;
const MIN_SCORE = 0.45;
/** How much of the end of an unknown path is compared: a link can contain thousands of segments. */
const COMPARED = { characters: 200, segments: 6 };

/**
 * The pages whose paths are most like `path`, best first; none if nothing in their paths is alike.
 * Compares segments, whose order and number can differ: `/config/pool` is near `/config/test/pool`.
 * The score is the F-measure of the matching segments, of which the last one counts twice.
 */
export function nearestPages<Page extends SuggestedPage>(
  path: string,
  pages: readonly Page[],
  limit: number,
): Page[] {
  const wanted = segmentsOf(path.slice(-COMPARED.characters)).slice(-COMPARED.segments);
  return pages
    .map((page) => ({ page, score: scoreOf(wanted, segmentsOf(page.path)) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** Ignores case, hyphens, and file extensions. */
function segmentsOf(path: string): Segment[] {
  const texts = path
    .toLowerCase()
    .replace(/\.(?:html|mdx?)$/, '')
    .split('/')
    .map((text) => text.replace(/[-_]/g, ''))
    .filter((text) => text !== '' && text !== 'index');
  return texts.map((text, index) => ({ text, weight: index === texts.length - 1 ? 2 : 1 }));
}

function scoreOf(wanted: readonly Segment[], found: readonly Segment[]): number {
  const recall = shareOf(wanted, found);
  const precision = shareOf(found, wanted);
  return recall === 0 || precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
}

/** How much of `segments`, by weight, is among `others`: 0 to 1. */
function shareOf(segments: readonly Segment[], others: readonly Segment[]): number {
  let total = 0;
  let matched = 0;
  for (const { text, weight } of segments) {
    const best = Math.max(0, ...others.map((other) => similarity(text, other.text)));
    total += weight;
    if (best >= MIN_SIMILARITY) matched += weight * best;
  }
  return total === 0 ? 0 : matched / total;
}

function similarity(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  // Fast, because most segments differ in length.
  if (Math.min(a.length, b.length) < longer * MIN_SIMILARITY) return 0;
  return 1 - distance(a, b) / longer;
}

/** More words don't fit on a button. */
const LONGEST = 64;

/** What to search for instead of a path that doesn't exist: its last segment, as words. */
export function queryOf(path: string): string {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  const name = decodePath(last).replace(/\.(?:html|mdx?)$/i, '');
  const words = name.replace(/[-_+\s]+/g, ' ').trim();
  return words === '404' ? '' : words.slice(0, LONGEST);
}
