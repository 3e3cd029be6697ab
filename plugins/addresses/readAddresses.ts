import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Problem } from '../page-data/problem.ts';
import { ADDRESSES_FILE, type ListedPage, parseAddressList } from './addressList.ts';
import { checkLost } from './checkAddresses.ts';
import { checkRedirects } from './checkRedirects.ts';
import { redirectTable } from './findAddress.ts';
import { readSitePages } from './readSitePages.ts';
import { parseRedirects, REDIRECTS_FILE, type Redirect } from './redirect.ts';
import type { SiteLanguages } from './sitePages.ts';

export interface SiteAddresses {
  readonly languages: SiteLanguages;
  readonly redirects: readonly Redirect[];
  readonly listed: readonly ListedPage[];
  /** Everything wrong but new addresses, which writing the list mends. */
  readonly problems: readonly Problem[];
}

/** What the site has, had, and redirects; from the sources below `root`. */
export async function readAddresses(root: string): Promise<SiteAddresses> {
  const languages = await readSitePages(root);
  const list = parseAddressList(await readList(root, ADDRESSES_FILE));
  const { redirects, problems } = parseRedirects(await readList(root, REDIRECTS_FILE));
  return {
    languages,
    redirects,
    listed: list.pages,
    problems: [
      ...list.problems,
      ...problems,
      ...checkRedirects(redirects, languages),
      ...checkLost(list.pages, languages, redirectTable(redirects)),
    ],
  };
}

/** A list that isn't there yet is an empty one. */
async function readList(root: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(root, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
