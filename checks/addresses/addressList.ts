import type { Problem } from '../../content/problem.ts';
import { type Address, addressProblem, parseAddress, type SiteLanguages } from './address.ts';

/** The list of all addresses that were ever published, relative to the project's root. */
export const ADDRESSES_FILE = 'docs/addresses.txt';

/** A line of the list: a page's route and the IDs of its headings. */
export interface PublishedPage {
  readonly route: string;
  readonly ids: readonly string[];
  /** Line in the list, from 1. */
  readonly line: number;
}

/** Parses a list with lines of `/page #heading #heading`. Lines that start with `# ` are comments. */
export function parseAddressList(
  text: string,
  file: string = ADDRESSES_FILE,
): { pages: PublishedPage[]; problems: Problem[] } {
  const pages: PublishedPage[] = [];
  const problems: Problem[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = index + 1;
    const [route = '', ...hashes] = raw.trim().split(/\s+/);
    if (route === '' || route === '#') continue;
    const messages = hashes.every((hash) => hash.startsWith('#'))
      ? [route, ...hashes.map((hash) => route + hash)].flatMap(
          (address) => addressProblem(address) ?? [],
        )
      : [`expected "/page #heading #heading", got "${raw.trim()}"`];
    problems.push(...messages.map((message) => ({ file, line, message })));
    pages.push({ route, ids: hashes.map((hash) => parseAddress(hash).id), line });
  }
  return { pages, problems };
}

/** Formats a list: one line per page, sorted, with IDs in the given order. */
export function formatAddressList(pages: readonly Omit<PublishedPage, 'line'>[]): string {
  const lines = pages.map(({ route, ids }) => [route, ...ids.map((id) => `#${id}`)].join(' '));
  return `${[HEAD, ...lines.sort()].join('\n')}\n`;
}

const HEAD = `# Every address that this site ever had, without the language: a page and its headings a line.
# Written by "npm run fix", which never removes a line; "npm run content" checks it.`;

/** The addresses of a page; the first one is the page itself. */
export function addressesOf({ route, ids }: Omit<PublishedPage, 'line'>): Address[] {
  return ['', ...ids].map((id) => ({ route, id }));
}

/** Adds the addresses of pages to the list. Nothing is removed. */
export function completeList(
  listed: readonly PublishedPage[],
  languages: SiteLanguages,
): Omit<PublishedPage, 'line'>[] {
  const ids = new Map(listed.map((page) => [page.route, new Set(page.ids)]));
  for (const pages of languages.values()) {
    for (const [route, has] of pages) {
      ids.set(route, new Set([...has, ...(ids.get(route) ?? [])]));
    }
  }
  return [...ids].map(([route, all]) => ({ route, ids: [...all] }));
}
