import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../../content/languages.ts';
import type { Problem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import {
  parseRedirects,
  REDIRECTS_FILE,
  type Redirect,
  type SiteLanguages,
  sitePages,
} from './address.ts';
import { ADDRESSES_FILE, type PublishedPage, parseAddressList } from './addressList.ts';
import { checkLost, redirectTable } from './checkAddresses.ts';
import { checkRedirects } from './checkRedirects.ts';

interface SiteAddresses {
  readonly languages: SiteLanguages;
  readonly redirects: readonly Redirect[];
  readonly listed: readonly PublishedPage[];
  /** All problems except new addresses, which updating the list fixes. */
  readonly problems: readonly Problem[];
}

/** Reads the site's current addresses, the list, and the redirects from the sources below `root`. */
export async function readAddresses(root: string): Promise<SiteAddresses> {
  const languages = sitePages(readPages(root), LANGUAGES);
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

/** Reads a list; empty if the file doesn't exist. */
export async function readList(root: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(root, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}
