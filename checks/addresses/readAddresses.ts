import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { LANGUAGES } from '../../content/languages.ts';
import type { Page } from '../../content/page.ts';
import type { Problem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import {
  ADDRESSES_FILE,
  type PublishedPage,
  parseAddressList,
  parseRedirects,
  REDIRECTS_FILE,
  type Redirect,
  type SiteLanguages,
  sitePages,
} from './address.ts';
import { checkLost, checkRedirects, redirectTable, resolveRedirects } from './checkAddresses.ts';

interface SiteRedirects {
  readonly languages: SiteLanguages;
  readonly redirects: readonly Redirect[];
  readonly problems: readonly Problem[];
}

/** Reads and checks the list of redirects in `file`, relative to `root`, for the site with `pages`. */
export function readRedirects(root: string, file: string, pages: readonly Page[]): SiteRedirects {
  const usedLanguages = LANGUAGES.filter((language) =>
    pages.some((page) => page.language === language),
  );
  const languages = sitePages(pages, usedLanguages);
  const [originals = new Map()] = languages.values();
  const parsed = parseRedirects(readList(root, file), file);
  const redirects = resolveRedirects(parsed.redirects, originals);
  const problems = [...parsed.problems, ...checkRedirects(redirects, languages, file)];
  return { languages, redirects, problems };
}

interface SiteAddresses extends SiteRedirects {
  readonly listed: readonly PublishedPage[];
}

/**
 * Reads the site's current addresses, the list of addresses, and the redirects below `root`, and checks
 * them. New addresses, which `npm run fix` adds to the list, aren't problems.
 */
export function readAddresses(root: string): SiteAddresses {
  const site = readRedirects(root, REDIRECTS_FILE, readPages(root));
  const listed = parseAddressList(readList(root, ADDRESSES_FILE));
  const lost = checkLost(listed, site.languages, redirectTable(site.redirects));
  return { ...site, listed, problems: [...site.problems, ...lost] };
}

/** The text of a list; empty if the file doesn't exist. */
function readList(root: string, file: string): string {
  const list = path.resolve(root, file);
  return existsSync(list) ? readFileSync(list, 'utf8') : '';
}
