import type { Problem } from '../page-data/problem.ts';
import { type Address, addressFault, parseAddress } from './address.ts';
import type { SiteLanguages } from './sitePages.ts';

/** The list of every address that was ever published, from the project's root. */
export const ADDRESSES_FILE = 'docs/addresses.txt';

/** A page's line: its route and the ids on it. */
export interface ListedPage {
  readonly route: string;
  readonly ids: readonly string[];
  /** In the list, counted from 1. */
  readonly line: number;
}

/** Pure: reads a list, `/page #heading #heading` a line; a line that begins with `# ` is a comment. */
export function parseAddressList(
  text: string,
  file: string = ADDRESSES_FILE,
): { pages: ListedPage[]; problems: Problem[] } {
  const pages: ListedPage[] = [];
  const problems: Problem[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const [route = '', ...hashes] = raw.trim().split(/\s+/);
    if (route === '' || route === '#') continue;
    const faults = hashes.every((hash) => hash.startsWith('#'))
      ? [route, ...hashes.map((hash) => route + hash)].flatMap(
          (address) => addressFault(address) ?? [],
        )
      : [`expected "/page #heading #heading", got "${raw.trim()}"`];
    problems.push(...faults.map((message) => ({ file, line, message })));
    pages.push({ route, ids: hashes.map((hash) => parseAddress(hash).id), line });
  }
  return { pages, problems };
}

/** Pure: a list as it stands in its file: a line a page, sorted; the ids in the order given. */
export function formatAddressList(pages: readonly Omit<ListedPage, 'line'>[]): string {
  const lines = pages.map(({ route, ids }) => [route, ...ids.map((id) => `#${id}`)].join(' '));
  return `${[HEAD, ...lines.sort()].join('\n')}\n`;
}

const HEAD = `# Every address that this site ever had, without the language: a page and its headings a line.
# Written by "npm run addresses -- --write", which takes nothing out; "npm run content" checks it.`;

/** Every address of a page; the first is the page itself. */
export function addressesOf({ route, ids }: Omit<ListedPage, 'line'>): Address[] {
  return ['', ...ids].map((id) => ({ route, id }));
}

/** What is listed, and what the pages have beyond that. Nothing is taken out. */
export function completeList(
  listed: readonly ListedPage[],
  languages: SiteLanguages,
): Omit<ListedPage, 'line'>[] {
  const ids = new Map(listed.map((page) => [page.route, new Set(page.ids)]));
  for (const pages of languages.values()) {
    for (const [route, has] of pages) {
      ids.set(route, new Set([...has, ...(ids.get(route) ?? [])]));
    }
  }
  return [...ids].map(([route, all]) => ({ route, ids: [...all] }));
}
