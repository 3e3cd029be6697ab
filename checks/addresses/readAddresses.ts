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

/** Reads the list of redirects in `file`, relative to `root`, for a site with these pages. */
export function readRedirects(root: string, file: string, pages: readonly Page[]): SiteRedirects {
  const used = LANGUAGES.filter((language) => pages.some((page) => page.language === language));
  const languages = sitePages(pages, used);
  const { redirects: written, problems } = parseRedirects(readList(root, file), file);
  const [original = new Map()] = languages.values();
  const redirects = resolveRedirects(written, original);
  const wrong = checkRedirects(redirects, languages, file);
  return { languages, redirects, problems: [...problems, ...wrong] };
}

interface SiteAddresses extends SiteRedirects {
  readonly listed: readonly PublishedPage[];
}

/**
 * Reads the site's current addresses, the list, and the redirects from the sources below `root`. New
 * addresses, which `npm run fix` adds to the list, aren't problems.
 */
export function readAddresses(root: string): SiteAddresses {
  const site = readRedirects(root, REDIRECTS_FILE, readPages(root));
  const listed = parseAddressList(readList(root, ADDRESSES_FILE));
  const lost = checkLost(listed, site.languages, redirectTable(site.redirects));
  return { ...site, listed, problems: [...site.problems, ...lost] };
}

/** Reads a list; empty if the file doesn't exist. */
function readList(root: string, file: string): string {
  const list = path.resolve(root, file);
  return existsSync(list) ? readFileSync(list, 'utf8') : '';
}
