import {
  type Address,
  formatAddress,
  isLive,
  parseRedirects,
  type SiteLanguages,
  type SitePages,
} from './address.ts';
import { findAddress, type RedirectTable, redirectTable } from './checkAddresses.ts';

/** More moves of one page than this are a circle. */
const MOST_MOVES = 10;

/**
 * Lets the lines of a list of redirects lead to where their targets have moved themselves, so that a page
 * can be renamed again with one new line. Returns the list, and how many lines have changed; lines whose
 * target is gone stay as they are.
 */
export function shortenRedirects(
  text: string,
  languages: SiteLanguages,
): { text: string; changed: number } {
  const { redirects } = parseRedirects(text);
  const table = redirectTable(redirects);
  const lines = text.split('\n');
  let changed = 0;
  for (const { from, to, line } of redirects) {
    const target = finalTarget(to, languages, table);
    if (!target || formatAddress(target) === formatAddress(to)) continue;
    lines[line - 1] = `${formatAddress(from)} ${formatAddress(target)}`;
    changed += 1;
  }
  return { text: lines.join('\n'), changed };
}

function finalTarget(
  to: Address,
  languages: SiteLanguages,
  table: RedirectTable,
): Address | undefined {
  const [pages = new Map()]: Iterable<SitePages> = languages.values();
  let target: Address | undefined = to;
  for (let move = 0; target && move < MOST_MOVES; move += 1) {
    if (isLive(target, languages)) return target;
    target = findAddress(target, pages, table);
  }
  return undefined;
}
