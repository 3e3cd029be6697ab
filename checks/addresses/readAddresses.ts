import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LANGUAGES } from '../../content/languages.ts';
import { formatProblem, type Problem } from '../../content/problem.ts';
import { readPages } from '../../content/readPages.ts';
import type { CommandStreams } from '../examples/examplesCommand.ts';
import {
  parseRedirects,
  REDIRECTS_FILE,
  type Redirect,
  type SiteLanguages,
  sitePages,
} from './address.ts';
import {
  ADDRESSES_FILE,
  completeList,
  formatAddressList,
  type PublishedPage,
  parseAddressList,
} from './addressList.ts';
import { checkLost, checkUnlisted, redirectTable } from './checkAddresses.ts';
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
async function readList(root: string, file: string): Promise<string> {
  try {
    return await readFile(path.join(root, file), 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
}

/**
 * Adds new pages and headings to the list of addresses. Returns the exit code: 1 if an address that the
 * site had is gone, and then doesn't write the list, because the new one may be the same in other words.
 */
export async function addressesCommand(
  root: string,
  { print, printError }: CommandStreams,
): Promise<0 | 1> {
  const { languages, listed, problems } = await readAddresses(root);
  if (problems.length > 0) {
    for (const problem of problems) printError(formatProblem(problem));
    printError(`${ADDRESSES_FILE} wasn't changed.`);
    return 1;
  }
  const fresh = checkUnlisted(listed, languages);
  if (fresh.length > 0) {
    const text = formatAddressList(completeList(listed, languages));
    await writeFile(path.join(root, ADDRESSES_FILE), text);
    print(`${fresh.length} new in ${ADDRESSES_FILE}.`);
  } else print('All addresses work, and there are no new ones.');
  return 0;
}
